import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of resources taken out of the library, and of all likes of a resource. */

export function findWithdrawnResource(db: Db, activityId: number) {
  return db
    .selectFrom('withdrawn_resource')
    .selectAll()
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
}

export async function insertWithdrawnResource(db: Db, row: Row<'withdrawn_resource'>): Promise<void> {
  await db.insertInto('withdrawn_resource').values(row).execute();
}

/** Returns the deleted row, if there was one. */
export function deleteWithdrawnResource(db: Db, activityId: number) {
  return db
    .deleteFrom('withdrawn_resource')
    .where('activity_id', '=', activityId)
    .returningAll()
    .executeTakeFirst();
}

/** Lists the likes of a resource, oldest first. */
export function listLikes(db: Db, resourceId: number): Promise<Row<'resource_like'>[]> {
  return db
    .selectFrom('resource_like')
    .selectAll()
    .where('resource_id', '=', resourceId)
    .orderBy('created_at')
    .orderBy('user_id')
    .execute();
}

/** Inserts the likes of people who still exist. Returns their number. */
export async function insertLikes(db: Db, likes: readonly Row<'resource_like'>[]): Promise<number> {
  let insertedCount = 0;
  for (const likesPart of splitForStatements(likes)) {
    const ids = likesPart.map(({ user_id }) => user_id);
    const people = await db.selectFrom('user').select('id').where('id', 'in', ids).execute();
    const knownIds = new Set(people.map(({ id }) => id));
    const keptLikes = likesPart.filter(({ user_id }) => knownIds.has(user_id));
    if (keptLikes.length > 0) await db.insertInto('resource_like').values(keptLikes).execute();
    insertedCount += keptLikes.length;
  }
  return insertedCount;
}
