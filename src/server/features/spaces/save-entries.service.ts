import type { SpacePerson } from '#activities/space.ts';
import type { Db } from '#server/database/database.ts';
import {
  decideEntry,
  type EntryOutcome,
  type EntryWrite,
  type OpenItem,
  type OpenSpace,
  type WriteRules,
} from '#server/features/spaces/decide-entry.ts';
import { readNamedFiles } from '#server/features/spaces/item-files.service.ts';
import { readChanges } from '#server/features/spaces/packs.service.ts';
import { readHeads } from '#server/features/spaces/space-rows.ts';
import * as spaceRows from '#server/features/spaces/spaces.repository.ts';

/** Writes to spaces in the transaction of their batch. */

/** An authorized write to a space. */
export type SpaceWrite = {
  key: spaceRows.SpaceKey;
  place: WriteRules;
  write: EntryWrite;
  writer: SpacePerson;
  /** The space is closed for this writer. */
  isLate: boolean;
};

export type SavedEntries = { outcomes: EntryOutcome[]; changed: spaceRows.SpaceKey[] };

type OpenWrite = { space: OpenSpace; write: SpaceWrite };

/** Reads existing items and the entries of their heads. */
async function readItems(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  const itemIds = new Map(
    openWrites.map(({ space, write: { write } }): [string, spaceRows.ItemId] => [
      `${space.row.id}/${write.item}`,
      { space_id: space.row.id, item: write.item },
    ]),
  );
  const rows = await spaceRows.findItems(db, [...itemIds.values()]);
  const bySpace = Map.groupBy(rows, ({ space_id }) => space_id);
  for (const space of new Set(openWrites.map((openWrite) => openWrite.space))) {
    const itemRows = bySpace.get(space.row.id) ?? [];
    const items = itemRows.map((row) => ({ row, heads: readHeads(row.heads), isChanged: false }));
    const numbers = items.flatMap(({ heads }) => heads.map(([, , , , change]) => change));
    const changes = await readChanges(db, space.row, numbers);
    for (const item of items) {
      const entries = item.heads.flatMap(([, , , , change]) => changes.get(change) ?? []);
      space.items.set(item.row.item, { ...item, entries } satisfies OpenItem);
    }
  }
}

/** Counts the items of writers who may create or restore one. */
async function countItems(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  for (const { space, write } of openWrites) {
    const item = space.items.get(write.write.item);
    const mayGrow = !item || item.row.is_erased === 1;
    const authorId = item?.row.author_id ?? write.writer.user_id;
    if (!mayGrow || space.ownCounts.has(authorId)) continue;
    space.ownCounts.set(authorId, await spaceRows.countOwnItems(db, space.row.id, authorId));
  }
}

function collectWrites(spaces: readonly OpenSpace[]): spaceRows.SpaceWrites {
  return {
    counts: spaces.map(({ row: { id, last_change, item_count, bytes } }) => ({
      id,
      last_change,
      item_count,
      bytes,
    })),
    changes: spaces.flatMap(({ added }) => added),
    items: spaces.flatMap(({ items }) =>
      [...items.values()].flatMap(({ row, heads, isChanged }) =>
        isChanged ? [{ ...row, heads: JSON.stringify(heads) }] : [],
      ),
    ),
  };
}

/** Returns one outcome per write in order, and the changed spaces. */
export async function saveEntries(db: Db, writes: readonly SpaceWrite[], now: number): Promise<SavedEntries> {
  const keys = new Map(writes.map(({ key }) => [spaceRows.keyOfSpace(key), key]));
  const lockedSpaces = await spaceRows.lockSpaces(db, [...keys.values()]);
  const openSpaceByKey = new Map(
    [...lockedSpaces].map(([key, row]): [string, OpenSpace] => [
      key,
      { row: { ...row }, items: new Map(), ownCounts: new Map(), added: [] },
    ]),
  );
  const openWrites = writes.flatMap((write): OpenWrite[] => {
    const space = openSpaceByKey.get(spaceRows.keyOfSpace(write.key));
    return space ? [{ space, write }] : [];
  });
  await readItems(db, openWrites);
  await countItems(db, openWrites);
  const files = await readNamedFiles(db, writes);
  const outcomes = writes.map((placed): EntryOutcome => {
    const space = openSpaceByKey.get(spaceRows.keyOfSpace(placed.key));
    if (!space) return { result: 'late' };
    const namesOwnFiles = files.mayName(placed);
    const outcome = decideEntry(space, placed.write, placed.place, { ...placed, namesOwnFiles, now });
    if (outcome.result === 'saved') files.claim(placed);
    return outcome;
  });
  const changedSpaces = [...openSpaceByKey].filter(([, { added }]) => added.length > 0);
  await spaceRows.storeWrites(db, collectWrites(changedSpaces.map(([, space]) => space)));
  await files.store();
  return { outcomes, changed: changedSpaces.flatMap(([key]) => keys.get(key) ?? []) };
}
