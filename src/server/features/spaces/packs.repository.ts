import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of packed changes. */

/** Which changes each pack holds. */
export function listPackBounds(db: Db, spaceId: number) {
  return db
    .selectFrom('space_pack')
    .select(['first_change', 'last_change'])
    .where('space_id', '=', spaceId)
    .execute();
}

/** The packs that end with these changes. */
export function findPacks(db: Db, spaceId: number, ends: readonly number[]): Promise<Row<'space_pack'>[]> {
  return db
    .selectFrom('space_pack')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('last_change', 'in', ends)
    .execute();
}
