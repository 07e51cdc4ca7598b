import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of packed changes. */

type Pack = Row<'space_pack'>;

/** Packs with changes after number `afterChange`, in order. */
export function listPacksAfter(db: Db, spaceId: number, afterChange: number): Promise<Pack[]> {
  return db
    .selectFrom('space_pack')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('last_change', '>', afterChange)
    .orderBy('last_change')
    .execute();
}

/** First and last change of each pack. */
export function listPackBounds(db: Db, spaceId: number) {
  return db
    .selectFrom('space_pack')
    .select(['first_change', 'last_change'])
    .where('space_id', '=', spaceId)
    .execute();
}

/** The packs whose last changes have these numbers. */
export function findPacks(db: Db, spaceId: number, lastChanges: readonly number[]): Promise<Pack[]> {
  return db
    .selectFrom('space_pack')
    .selectAll()
    .where('space_id', '=', spaceId)
    .where('last_change', 'in', lastChanges)
    .execute();
}

export async function updatePack(db: Db, { space_id, last_change, content }: Pack): Promise<void> {
  await db
    .updateTable('space_pack')
    .set({ content })
    .where('space_id', '=', space_id)
    .where('last_change', '=', last_change)
    .execute();
}

/** Stores a pack and deletes the rows that it replaces. */
export async function replaceRowsWithPack(db: Db, pack: Pack): Promise<void> {
  const { space_id, last_change } = pack;
  await db.insertInto('space_pack').values(pack).execute();
  await db
    .deleteFrom('space_change')
    .where('space_id', '=', space_id)
    .where('change', '<=', last_change)
    .execute();
  await db.updateTable('space').set({ packed_change: last_change }).where('id', '=', space_id).execute();
}

/**
 * Ids of spaces above `afterId` with at least `minUnpacked` unpacked changes; `minUnpackedEnded` for submitted
 * attempts.
 */
export async function listUnpackedSpaceIds(
  db: Db,
  {
    minUnpacked,
    minUnpackedEnded,
    afterId,
    limit,
  }: { minUnpacked: number; minUnpackedEnded: number; afterId: number; limit: number },
): Promise<number[]> {
  const unpackedCount = sql<number>`space.last_change - space.packed_change`;
  const rows = await db
    .selectFrom('space')
    .leftJoin('attempt', 'attempt.id', 'space.attempt_id')
    .select('space.id')
    .where('space.id', '>', afterId)
    .where((eb) =>
      eb.or([
        eb(unpackedCount, '>=', minUnpacked),
        eb.and([eb(unpackedCount, '>=', minUnpackedEnded), eb('attempt.state', '=', 'submitted')]),
      ]),
    )
    .orderBy('space.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
