import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of packed changes. */

/** Packs with changes above `after`, in their order. */
export function listPacksAfter(db: Db, spaceId: number, after: number): Promise<Row<'space_pack'>[]> {
  return db
    .selectFrom('space_pack')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('last_change', '>', after)
    .orderBy('last_change')
    .execute();
}

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

export async function insertPack(db: Db, pack: Row<'space_pack'>): Promise<void> {
  await db.insertInto('space_pack').values(pack).execute();
}

/** Takes the packed rows away, and notes how far the packs reach. */
export async function replaceRows(db: Db, { space_id, last_change }: Row<'space_pack'>): Promise<void> {
  await db
    .deleteFrom('space_change')
    .where('space_id', '=', space_id)
    .where('change', '<=', last_change)
    .execute();
  await db.updateTable('space').set({ packed_change: last_change }).where('id', '=', space_id).execute();
}
