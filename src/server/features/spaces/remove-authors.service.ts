import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPacksAfter, updatePack } from '#server/features/spaces/packs.repository.ts';
import { packRows, readChanges, unpackRows } from '#server/features/spaces/packs.service.ts';
import { type Head, readHeads } from '#server/features/spaces/space-rows.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Removes people's entries from spaces that other people still use. */

/** Empties the removed changes inside packs; packs stay, because they also hold changes of others. */
async function emptyChangesInPacks(
  db: Db,
  space: Row<'space'>,
  isRemoved: (row: Row<'space_change'>) => boolean,
): Promise<void> {
  for (const pack of await listPacksAfter(db, space.id, 0)) {
    const rows = await unpackRows(pack);
    if (!rows.some(isRemoved)) continue;
    const content = await packRows(rows.map((row) => (isRemoved(row) ? { ...row, value: 'null' } : row)));
    await updatePack(db, { ...pack, content });
  }
}

const findNewestErasure = (heads: readonly Head[]): Head | undefined =>
  heads.filter(([, kind]) => kind === 'erased').sort(([, , , , one], [, , , , other]) => other - one)[0];

/** Removes these people's entries from other people's items. An item that only they had erased is restored. */
async function removeHeads(db: Db, space: Row<'space'>, userIds: readonly number[]): Promise<void> {
  const changedItems = (await spaces.listItems(db, space.id)).flatMap((row) => {
    const heads = readHeads(row.heads);
    const keptHeads = heads.filter(([userId]) => !userIds.includes(userId));
    return keptHeads.length < heads.length
      ? [{ row, kept: keptHeads, erasing: findNewestErasure(keptHeads) }]
      : [];
  });
  const changeNumbers = changedItems.flatMap(({ erasing }) => (erasing ? [erasing[4]] : []));
  const changeByNumber = await readChanges(db, space, changeNumbers);
  const items = changedItems.map(({ row, kept, erasing }) => {
    const value = erasing && changeByNumber.get(erasing[4])?.value;
    const isErased = value !== undefined && 'is_on' in value && value.is_on === true;
    return { ...row, heads: JSON.stringify(kept), is_erased: isErased ? 1 : 0 };
  });
  await spaces.storeSpaceWrites(db, { counts: [], changes: [], changedItems: items });
}

/**
 * Deletes these people's items, and their entries in other items. The changes are emptied but keep their numbers, so that
 * there are no gaps. Returns the spaces that viewers must load again; publish them.
 */
export async function removeAuthors(
  db: Db,
  coursewareId: number,
  userIds: readonly number[],
): Promise<spaces.SpaceKey[]> {
  const changedSpaces: spaces.SpaceKey[] = [];
  if (userIds.length === 0) return changedSpaces;
  for (const id of await spaces.listSpaceIds(db, coursewareId)) {
    const space = await spaces.lockSpace(db, id);
    if (!space) continue;
    const deletedItemIds = new Set(await spaces.deleteItemsOfAuthors(db, id, userIds));
    const isRemoved = ({ item, user_id }: Row<'space_change'>) =>
      deletedItemIds.has(item) || userIds.includes(user_id);
    const emptiedCount = await spaces.emptyChanges(db, id, userIds, [...deletedItemIds]);
    if (emptiedCount === 0 && space.packed_change === 0) continue;
    await emptyChangesInPacks(db, space, isRemoved);
    await removeHeads(db, space, userIds);
    await spaces.startEpoch(db, id, space.item_count - deletedItemIds.size);
    changedSpaces.push(space);
  }
  return changedSpaces;
}
