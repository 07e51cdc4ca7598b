import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of resources taken out of the library, and of all likes of a resource. */

export function findWithdrawn(db: Db, activityId: number) {
  return db
    .selectFrom('withdrawn_resource')
    .selectAll()
    .where('activity_id', '=', activityId)
    .executeTakeFirst();
}

export async function insertWithdrawn(db: Db, row: Row<'withdrawn_resource'>): Promise<void> {
  await db.insertInto('withdrawn_resource').values(row).execute();
}

/** Returns the deleted row, if there was one. */
export function deleteWithdrawn(db: Db, activityId: number) {
  return db
    .deleteFrom('withdrawn_resource')
    .where('activity_id', '=', activityId)
    .returningAll()
    .executeTakeFirst();
}

/** Oldest first. */
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
  let count = 0;
  for (const part of splitForStatements(likes)) {
    const ids = part.map(({ user_id }) => user_id);
    const people = await db.selectFrom('user').select('id').where('id', 'in', ids).execute();
    const known = new Set(people.map(({ id }) => id));
    const keptLikes = part.filter(({ user_id }) => known.has(user_id));
    if (keptLikes.length > 0) await db.insertInto('resource_like').values(keptLikes).execute();
    count += keptLikes.length;
  }
  return count;
}
