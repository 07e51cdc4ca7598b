import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPacksAfter, updatePack } from '#server/features/spaces/packs.repository.ts';
import { packRows, unpackRows } from '#server/features/spaces/packs.service.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Takes what people wrote out of spaces that others keep. */

async function blankPacks(
  db: Db,
  space: Row<'space'>,
  isTheirs: (row: Row<'space_change'>) => boolean,
): Promise<void> {
  for (const pack of await listPacksAfter(db, space.id, 0)) {
    const rows = await unpackRows(pack);
    if (!rows.some(isTheirs)) continue;
    const content = await packRows(rows.map((row) => (isTheirs(row) ? { ...row, value: 'null' } : row)));
    await updatePack(db, { ...pack, content });
  }
}

/**
 * Removes items of these people, with what others did to them, and what they did to items of others. Numbers stay, so
 * that nothing has a gap; who knows the space has to read it anew. Gives the spaces, to be told after the commit.
 */
export async function forgetWriters(
  db: Db,
  coursewareId: number,
  userIds: readonly number[],
): Promise<spaces.SpaceKey[]> {
  const changed: spaces.SpaceKey[] = [];
  if (userIds.length === 0) return changed;
  for (const id of await spaces.listSpaceIds(db, coursewareId)) {
    const space = await spaces.holdSpace(db, id);
    if (!space) continue;
    const items = new Set(await spaces.deleteItemsOf(db, id, userIds));
    const isTheirs = ({ item, user_id }: Row<'space_change'>) => items.has(item) || userIds.includes(user_id);
    const blanked = await spaces.blankChanges(db, id, userIds, [...items]);
    if (blanked === 0 && space.packed_change === 0) continue;
    await blankPacks(db, space, isTheirs);
    await spaces.beginEpoch(db, id, space.item_count - items.size);
    changed.push(space);
  }
  return changed;
}
