import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { listPacksAfter, updatePack } from '#server/features/spaces/packs.repository.ts';
import { packRows, readChanges, unpackRows } from '#server/features/spaces/packs.service.ts';
import { type Head, readHeads } from '#server/features/spaces/space-rows.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Removes people's entries from spaces that other people still use. */

/** Empties the people's changes inside packs, because packs also hold changes of others. */
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

const findNewestErasing = (heads: readonly Head[]): Head | undefined =>
  heads.filter(([, kind]) => kind === 'erased').sort(([, , , , one], [, , , , other]) => other - one)[0];

/** Removes these people's entries, such as an erasure, from items of others. */
async function removeHeads(db: Db, space: Row<'space'>, userIds: readonly number[]): Promise<void> {
  const changedItems = (await spaces.listItems(db, space.id)).flatMap((row) => {
    const heads = readHeads(row.heads);
    const keptHeads = heads.filter(([userId]) => !userIds.includes(userId));
    return keptHeads.length < heads.length
      ? [{ row, kept: keptHeads, erasing: findNewestErasing(keptHeads) }]
      : [];
  });
  const numbers = changedItems.flatMap(({ erasing }) => (erasing ? [erasing[4]] : []));
  const changes = await readChanges(db, space, numbers);
  const items = changedItems.map(({ row, kept, erasing }) => {
    const value = erasing && changes.get(erasing[4])?.value;
    const isErased = value !== undefined && 'is_on' in value && value.is_on === true;
    return { ...row, heads: JSON.stringify(kept), is_erased: isErased ? 1 : 0 };
  });
  await spaces.storeWrites(db, { counts: [], changes: [], items });
}

/**
 * Deletes the items of these people with all their changes, and these people's changes of other items. Changes keep their
 * numbers and become empty, so that there are no gaps. Returns the spaces that viewers must load again; publish them
 * after the commit.
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
    const items = new Set(await spaces.deleteItemsOf(db, id, userIds));
    const isTheirs = ({ item, user_id }: Row<'space_change'>) => items.has(item) || userIds.includes(user_id);
    const blanked = await spaces.blankChanges(db, id, userIds, [...items]);
    if (blanked === 0 && space.packed_change === 0) continue;
    await blankPacks(db, space, isTheirs);
    await removeHeads(db, space, userIds);
    await spaces.startEpoch(db, id, space.item_count - items.size);
    changedSpaces.push(space);
  }
  return changedSpaces;
}
