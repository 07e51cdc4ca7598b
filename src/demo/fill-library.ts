import type { TeacherKey } from '#activities/demo-half.ts';
import type { DemoSchool } from '#demo/fill-people.ts';
import type { FilledActivity } from '#demo/insert-activity.ts';
import { type DemoResource, library } from '#demo/library.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findActivity } from '#server/features/activities/activities.repository.ts';
import { addPublished, readRevisionRow } from '#server/features/activities/published.service.ts';
import { changeCount, insertLike } from '#server/features/resources/likes.repository.ts';
import { putInLibrary } from '#server/features/resources/share.service.ts';
import type { App } from '#server/http/context.ts';

/** Fills the library: colleagues share, like and copy activities on different days. */

const dayMs = 86_400_000;

type Activities = Map<string, FilledActivity>;

function requireActivity(activities: Activities, key: string): FilledActivity {
  const activity = activities.get(key);
  if (!activity) throw new Error(`The demo school has no activity '${key}'`);
  return activity;
}

async function share(app: App, { id, revisions }: FilledActivity, at: number): Promise<number> {
  const activity = requireFound(await findActivity(app.db, id));
  const { id: revisionId } = requireFound(revisions.at(-1));
  return inTransaction(app.db, (tx) => putInLibrary({ ...app, now: () => at }, tx, activity, revisionId));
}

async function like(app: App, resource_id: number, user_id: number, created_at: number): Promise<void> {
  await insertLike(app.db, { resource_id, user_id, created_at });
  await changeCount(app.db, resource_id, 'like_count', 1);
}

async function copy(
  app: App,
  resourceId: number,
  source: FilledActivity,
  userId: number,
  at: number,
): Promise<FilledActivity> {
  const { id: revisionId, content } = requireFound(source.revisions.at(-1));
  const origin = {
    origin_resource_id: resourceId,
    origin_revision_id: revisionId,
    copied_from_id: source.id,
  };
  const facts = requireFound(await findActivity(app.db, source.id)) as Row<'activity'> &
    Parameters<typeof addPublished>[2];
  const resource = await inTransaction(app.db, async (tx) => {
    const revision = await readRevisionRow(tx, revisionId);
    const { subject_id, grade, difficulty } = facts;
    const by = { userId, now: at };
    return requireFound(
      await addPublished(tx, revision, { subject_id, grade, difficulty }, origin, null, by),
    );
  });
  await changeCount(app.db, resourceId, 'copy_count', 1);
  return {
    ...source,
    id: resource.id,
    ownerId: userId,
    createdAt: at,
    revisions: [{ id: resource.revision_id, content }],
  };
}

async function fillResource(
  app: App,
  { teachers }: DemoSchool,
  activities: Activities,
  { activity: key, shared, likedBy, copiedBy = [] }: DemoResource,
): Promise<void> {
  const source = requireActivity(activities, key);
  const sharedAt = app.now() - shared * dayMs;
  const resourceId = await share(app, source, sharedAt);
  /** Spreads the moments over the time since the resource was shared. */
  const momentOf = (index: number, count: number) => sharedAt + ((index + 1) / (count + 2)) * shared * dayMs;
  for (const [index, teacher] of likedBy.entries()) {
    await like(app, resourceId, teachers[teacher], Math.round(momentOf(index, likedBy.length)));
  }
  for (const [index, teacher] of copiedBy.entries()) {
    const at = Math.round(momentOf(index, copiedBy.length));
    activities.set(copyKey(key, teacher), await copy(app, resourceId, source, teachers[teacher], at));
  }
}

export function copyKey(activity: string, teacher: TeacherKey): string {
  return `copy-${activity}-${teacher}`;
}

/** Shares the activities in their first revision. Copies are added to `activities`. */
export async function fillLibrary(app: App, school: DemoSchool, activities: Activities): Promise<void> {
  for (const resource of library) await fillResource(app, school, activities, resource);
  for (const { activity } of [...activities.values()].filter((each) => each.activity.placed)) {
    await fillResource(app, school, activities, { activity: activity.key, shared: 1, likedBy: [] });
  }
}

/** Shares activities again whose second revision belongs in the library. */
export async function renewLibrary(app: App, activities: Activities): Promise<void> {
  for (const { activity, again } of library) {
    if (again) await share(app, requireActivity(activities, activity), app.now() - dayMs);
  }
}
