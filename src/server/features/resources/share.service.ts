import type { Transaction } from 'kysely';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { requireOwnActivity } from '#server/features/activities/activities.service.ts';
import { lockActivity, readRevisionRow } from '#server/features/activities/published.service.ts';
import { listTokens, searchTextOf } from '#server/features/resources/resource-list.ts';
import * as resources from '#server/features/resources/resources.repository.ts';
import * as withdrawals from '#server/features/resources/withdrawn.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';
import * as resourceLikes from './likes.repository.ts';

/** Shares activities in the library, takes them out and restores them. */

type Tx = Transaction<Schema>;
type WithdrawnRow = Row<'withdrawn_resource'>;

/** The JSON of likes in `withdrawn_resource`. */
type KeptLikes = [userId: number, createdAt: number][];

async function restoreLikes(tx: Tx, { resource_id, likes }: WithdrawnRow): Promise<void> {
  const keptLikes = (JSON.parse(likes) as KeptLikes).map(([user_id, created_at]) => ({
    resource_id,
    user_id,
    created_at,
  }));
  await resourceLikes.changeCounter(
    tx,
    resource_id,
    'like_count',
    await withdrawals.insertLikes(tx, keptLikes),
  );
}

/**
 * Shares a revision of an activity. An activity always has the same resource id, also after it was taken out and is
 * shared again. Returns the id.
 */
export async function putInLibrary(
  { parts, now }: Pick<App, 'parts' | 'now'>,
  tx: Tx,
  { id, owner_id, type, subject_id, grade, difficulty }: Row<'activity'>,
  revision_id: number,
): Promise<number> {
  const { name, description, display_language } = await readRevisionRow(tx, revision_id);
  const resource = await resources.findResourceOfActivity(tx, id);
  const withdrawn = await withdrawals.deleteWithdrawnResource(tx, id);
  const earlierResource = resource ?? withdrawn;
  const filterFields = { type, display_language, subject_id, grade, difficulty };
  const subject_names = await resources.listSubjectNames(tx, subject_id);
  const search_text = searchTextOf({ name, description, subject_names });
  const sharedNow = now();
  const resourceId = await resources.upsertResource(tx, {
    ...filterFields,
    ...(withdrawn && { id: withdrawn.resource_id }),
    activity_id: id,
    revision_id,
    owner_id,
    name,
    search_text,
    like_count: 0,
    copy_count: earlierResource?.copy_count ?? 0,
    shared_at: earlierResource?.shared_at ?? sharedNow,
    updated_at: earlierResource?.revision_id === revision_id ? earlierResource.updated_at : sharedNow,
  });
  if (withdrawn) await restoreLikes(tx, withdrawn);
  await parts.resourceSearch.put(tx, [{ id: resourceId, tokens: listTokens(search_text, filterFields) }]);
  return resourceId;
}

/** Runs `action` while the activity is locked. Refuses deleted activities, and people who may not change it. */
async function withLockedActivity<T>(
  context: SignedInContext,
  activityId: number,
  action: (tx: Tx, activity: Row<'activity'>) => Promise<T>,
): Promise<T> {
  const activity = await requireOwnActivity(context, activityId);
  await authorize(context, 'resource.change', activity);
  return inTransaction(context.db, async (tx) => {
    if (!(await lockActivity(tx, activityId))) throw new AppError('not_found');
    return action(tx, activity);
  });
}

/**
 * Shares the newest revision with the activity's current subject, grade and difficulty. Only a different revision counts
 * as an update. Refuses with 'activity_not_completed'.
 */
export function shareActivity(
  context: SignedInContext,
  activityId: number,
): Promise<{ resource_id: number }> {
  return withLockedActivity(context, activityId, async (tx, activity) => {
    const { revision_id, name } = activity;
    if (revision_id === null) throw new AppError('activity_not_completed', { name });
    return { resource_id: await putInLibrary(context.app, tx, activity, revision_id) };
  });
}

/**
 * Takes the activity out of the library. Copies stay. The row and likes are kept, so that it can be shared again under
 * the same id. Does nothing if the activity is not shared.
 */
export function takeBack(context: SignedInContext, activityId: number): Promise<void> {
  return withLockedActivity(context, activityId, async (tx) => {
    const resource = await resources.findResourceOfActivity(tx, activityId);
    if (!resource) return;
    // Changes nothing, but locks the resource, so that no like is added while its likes are read.
    await resourceLikes.changeCounter(tx, resource.id, 'like_count', 0);
    const likes = await withdrawals.listLikes(tx, resource.id);
    const { id, revision_id, subject_id, grade, difficulty, copy_count, shared_at, updated_at } =
      await resources.deleteResource(tx, resource.id);
    await withdrawals.insertWithdrawnResource(tx, {
      activity_id: activityId,
      resource_id: id,
      revision_id,
      subject_id,
      grade,
      difficulty,
      copy_count,
      likes: JSON.stringify(likes.map(({ user_id, created_at }) => [user_id, created_at])),
      shared_at,
      updated_at,
    });
  });
}

/** Shares the activity again with its former revision, subject, grade, difficulty, likes and dates. */
export function undoTakeBack(context: SignedInContext, activityId: number): Promise<{ resource_id: number }> {
  return withLockedActivity(context, activityId, async (tx, activity) => {
    const resource = await resources.findResourceOfActivity(tx, activityId);
    if (resource) return { resource_id: resource.id };
    const { revision_id, subject_id, grade, difficulty } = requireFound(
      await withdrawals.findWithdrawnResource(tx, activityId),
    );
    const activityAsShared = { ...activity, subject_id, grade, difficulty };
    return { resource_id: await putInLibrary(context.app, tx, activityAsShared, revision_id) };
  });
}
