import type { DemoSchool } from '#demo/fill-people.ts';
import type { FilledActivity } from '#demo/insert-activity.ts';
import { type DemoResource, library } from '#demo/library.ts';
import type { TeacherKey } from '#form/demo-half.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { findActivity } from '#server/features/activities/activities.repository.ts';
import { addPublishedActivity, readRevisionRow } from '#server/features/activities/published.service.ts';
import { changeCounter, insertLike } from '#server/features/resources/likes.repository.ts';
import { putInLibrary } from '#server/features/resources/share.service.ts';

/** Fills the library: colleagues share, like and copy activities on different days. */

const dayMs = 86_400_000;

type ActivitiesByKey = Map<string, FilledActivity>;

function requireActivity(activities: ActivitiesByKey, key: string): FilledActivity {
  const activity = activities.get(key);
  if (!activity) throw new Error(`The demo school has no activity '${key}'`);
  return activity;
}

async function shareActivity(app: App, { id, revisions }: FilledActivity, sharedAt: number): Promise<number> {
  const activity = requireFound(await findActivity(app.db, id));
  const { id: revisionId } = requireFound(revisions.at(-1));
  return inTransaction(app.db, (tx) =>
    putInLibrary({ ...app, now: () => sharedAt }, tx, activity, revisionId),
  );
}

async function likeResource(
  app: App,
  resource_id: number,
  user_id: number,
  created_at: number,
): Promise<void> {
  await insertLike(app.db, { resource_id, user_id, created_at });
  await changeCounter(app.db, resource_id, 'like_count', 1);
}

async function copyResource(
  app: App,
  resourceId: number,
  sourceActivity: FilledActivity,
  userId: number,
  copiedAt: number,
): Promise<FilledActivity> {
  const { id: revisionId, content } = requireFound(sourceActivity.revisions.at(-1));
  const origin = {
    origin_resource_id: resourceId,
    origin_revision_id: revisionId,
    copied_from_id: sourceActivity.id,
  };
  const sourceRow = requireFound(await findActivity(app.db, sourceActivity.id)) as Row<'activity'> &
    Parameters<typeof addPublishedActivity>[2];
  const copiedActivity = await inTransaction(app.db, async (tx) => {
    const revision = await readRevisionRow(tx, revisionId);
    const { subject_id, grade, difficulty } = sourceRow;
    const copier = { userId, now: copiedAt };
    return requireFound(
      await addPublishedActivity(tx, revision, { subject_id, grade, difficulty }, origin, null, copier),
    );
  });
  await changeCounter(app.db, resourceId, 'copy_count', 1);
  return {
    ...sourceActivity,
    id: copiedActivity.id,
    ownerId: userId,
    createdAt: copiedAt,
    revisions: [{ id: copiedActivity.revision_id, content }],
  };
}

async function fillResource(
  app: App,
  { teachers }: DemoSchool,
  activities: ActivitiesByKey,
  { activityKey, sharedDaysAgo, likedBy, copiedBy = [] }: DemoResource,
): Promise<void> {
  const sourceActivity = requireActivity(activities, activityKey);
  const sharedAt = app.now() - sharedDaysAgo * dayMs;
  const resourceId = await shareActivity(app, sourceActivity, sharedAt);
  /** Spreads the moments over the time since the resource was shared. */
  const momentOf = (index: number, count: number) =>
    sharedAt + ((index + 1) / (count + 2)) * sharedDaysAgo * dayMs;
  for (const [index, teacher] of likedBy.entries()) {
    await likeResource(app, resourceId, teachers[teacher], Math.round(momentOf(index, likedBy.length)));
  }
  for (const [index, teacher] of copiedBy.entries()) {
    const copiedAt = Math.round(momentOf(index, copiedBy.length));
    activities.set(
      copyKey(activityKey, teacher),
      await copyResource(app, resourceId, sourceActivity, teachers[teacher], copiedAt),
    );
  }
}

export function copyKey(activity: string, teacher: TeacherKey): string {
  return `copy-${activity}-${teacher}`;
}

/** Shares the activities in their first revision. Copies are added to `activities`. */
export async function fillLibrary(app: App, school: DemoSchool, activities: ActivitiesByKey): Promise<void> {
  for (const resource of library) await fillResource(app, school, activities, resource);
  for (const { activity } of [...activities.values()].filter((each) => each.activity.isPlacedByDefault)) {
    await fillResource(app, school, activities, { activityKey: activity.key, sharedDaysAgo: 1, likedBy: [] });
  }
}

/** Shares activities again whose second revision belongs in the library. */
export async function renewLibrary(app: App, activities: ActivitiesByKey): Promise<void> {
  for (const { activityKey, isSharedAgain } of library) {
    if (isSharedAgain) await shareActivity(app, requireActivity(activities, activityKey), app.now() - dayMs);
  }
}
