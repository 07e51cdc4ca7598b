import type { Db } from '#server/database/database.ts';
import { selectFormerClasses } from '#server/database/former-classes.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the use of resources: likes, coursewares and copies. */

/** False if the person liked it before. */
export async function insertLike(db: Db, like: Row<'resource_like'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('resource_like')
    .values(like)
    .onConflict((conflict) => conflict.columns(['user_id', 'resource_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** False if the person did not like it. */
export async function deleteLike(db: Db, resourceId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resource_like')
    .where('user_id', '=', userId)
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Adds to a counter and returns its new value; undefined if there is no such resource. */
export async function changeCount(
  db: Db,
  id: number,
  counter: 'like_count' | 'copy_count',
  by: number,
): Promise<number | undefined> {
  const changed = await db
    .updateTable('resource')
    .set((eb) => ({ [counter]: eb(counter, '+', by) }))
    .where('id', '=', id)
    .returning(counter)
    .executeTakeFirst();
  return changed?.[counter];
}

type Shared = { id: number; activity_id: number };

/** Coursewares of the original and its copies, with class and teacher. */
function selectPlaced(db: Db, { id, activity_id }: Shared) {
  return db
    .selectFrom('activity')
    .innerJoin('courseware', 'courseware.activity_id', 'activity.id')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]));
}

export async function countClasses(db: Db, resource: Shared): Promise<number> {
  const { count } = await selectPlaced(db, resource)
    .select((eb) => eb.fn.count<number>('unit.class_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Names of classes that submitted work, but whose coursewares of the original and of all copies were deleted since.
 */
export async function listFormerClasses(db: Db, resource: Shared, limit: number): Promise<string[]> {
  const { id, activity_id } = resource;
  const rows = await selectFormerClasses(db)
    .innerJoin('activity', 'activity.id', 'courseware_record.activity_id')
    .select('class.name')
    .distinct()
    .where((eb) => eb.or([eb('activity.origin_resource_id', '=', id), eb('activity.id', '=', activity_id)]))
    .where('class.id', 'not in', selectPlaced(db, resource).select('unit.class_id'))
    .orderBy('class.name')
    .limit(limit)
    .execute();
  return rows.map(({ name }) => name);
}

/** At most `limit` users with their number of classes, highest first. */
export function listUsers(db: Db, resource: Shared, limit: number) {
  return selectPlaced(db, resource)
    .innerJoin('user', 'user.id', 'activity.owner_id')
    .select((eb) => [
      'user.id as user_id',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
      eb.fn.count<number>('unit.class_id').distinct().as('class_count'),
    ])
    .groupBy(['user.id', 'user.name', 'user.nickname', 'user.nickname_eng'])
    .orderBy('class_count', 'desc')
    .orderBy('user.id')
    .limit(limit)
    .execute();
}

export function listCopiesOf(db: Db, resourceId: number, ownerId: number) {
  return db
    .selectFrom('activity')
    .select(['id as activity_id', 'name'])
    .where('origin_resource_id', '=', resourceId)
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
}

export async function dismissRevision(db: Db, activityId: number, revisionId: number): Promise<void> {
  await db
    .updateTable('activity')
    .set({ dismissed_revision_id: revisionId })
    .where('id', '=', activityId)
    .execute();
}
