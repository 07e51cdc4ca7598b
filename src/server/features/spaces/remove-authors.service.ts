import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { thinSpace } from '#server/features/spaces/budget/thin-space.service.ts';
import { type Head, readChanges, readHeads } from '#server/features/spaces/space-changes.service.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Removes people's entries from spaces that other people still use. */

const findNewestErasure = (heads: readonly Head[]): Head | undefined =>
  heads.filter(([, kind]) => kind === 'erased').sort(([, , , , one], [, , , , other]) => other - one)[0];

/**
 * Removes these people's entries from other people's items. An item that only they had erased is restored. Returns the
 * number of changed items.
 */
async function removeHeads(db: Db, space: Row<'space'>, userIds: readonly number[]): Promise<number> {
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
  return items.length;
}

/**
 * Deletes these people's items, and their entries in other items. The changes are emptied but keep their numbers, so that
 * there are no gaps. Returns the spaces that viewers must load again; publish them.
 */
export async function removeAuthors(
  db: Db,
  coursewareId: number,
  userIds: readonly number[],
  now: number,
): Promise<spaces.SpaceKey[]> {
  const changedSpaces: spaces.SpaceKey[] = [];
  if (userIds.length === 0) return changedSpaces;
  for (const id of await spaces.listSpaceIds(db, coursewareId)) {
    const space = await spaces.lockSpace(db, id);
    if (!space) continue;
    const deletedCount = await spaces.deleteItemsOfAuthors(db, id, userIds);
    const changedCount = await removeHeads(db, space, userIds);
    if (deletedCount + changedCount === 0) continue;
    // What they wrote is no longer shown by any item.
    await thinSpace(db, space, now);
    changedSpaces.push(space);
  }
  return changedSpaces;
}
