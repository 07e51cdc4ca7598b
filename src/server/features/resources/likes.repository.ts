import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of likes, and of the counters of likes and copies. */

/** Adds a like; false if the person already likes the resource. */
export async function insertLike(db: Db, like: Row<'resource_like'>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('resource_like')
    .values(like)
    .onConflict((conflict) => conflict.columns(['user_id', 'resource_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Deletes a like; false if the person did not like the resource. */
export async function deleteLike(db: Db, resourceId: number, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('resource_like')
    .where('user_id', '=', userId)
    .where('resource_id', '=', resourceId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Adds to a counter and returns its new value; undefined if there is no such resource. */
export async function changeCounter(
  db: Db,
  id: number,
  counter: 'like_count' | 'copy_count',
  amount: number,
): Promise<number | undefined> {
  const changedRow = await db
    .updateTable('resource')
    .set((eb) => ({ [counter]: eb(counter, '+', amount) }))
    .where('id', '=', id)
    .returning(counter)
    .executeTakeFirst();
  return changedRow?.[counter];
}
