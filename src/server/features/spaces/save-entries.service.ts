import type { SpacePerson } from '#activities/space.ts';
import type { Db } from '#server/database/database.ts';
import {
  decideEntry,
  type EntryOutcome,
  type EntryWrite,
  type OpenItem,
  type OpenSpace,
  type WritePlace,
} from '#server/features/spaces/decide-entry.ts';
import { readChanges } from '#server/features/spaces/packs.service.ts';
import { readHeads } from '#server/features/spaces/space-rows.ts';
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Writes to spaces, in the transaction of the batch that they came in. */

/** A write with the space it goes to; the policy has let its writer in. */
export type PlacedWrite = {
  key: spaces.SpaceKey;
  place: WritePlace;
  write: EntryWrite;
  writer: SpacePerson;
  /** Nobody writes here any more. */
  isLate: boolean;
};

export type SavedEntries = { outcomes: EntryOutcome[]; changed: spaces.SpaceKey[] };

type Pair = { open: OpenSpace; write: PlacedWrite };

/** Reads the items that exist already, with the entries that their heads name. */
async function readItems(db: Db, pairs: readonly Pair[]): Promise<void> {
  const asked = new Map(
    pairs.map(({ open, write: { write } }): [string, spaces.ItemId] => [
      `${open.row.id}/${write.item}`,
      { space_id: open.row.id, item: write.item },
    ]),
  );
  const rows = await spaces.findItems(db, [...asked.values()]);
  const bySpace = Map.groupBy(rows, ({ space_id }) => space_id);
  for (const open of new Set(pairs.map((pair) => pair.open))) {
    const found = bySpace.get(open.row.id) ?? [];
    const items = found.map((row) => ({ row, heads: readHeads(row.heads), isChanged: false }));
    const numbers = items.flatMap(({ heads }) => heads.map(([, , , , change]) => change));
    const changes = await readChanges(db, open.row, numbers);
    for (const item of items) {
      const entries = item.heads.flatMap(([, , , , change]) => changes.get(change) ?? []);
      open.items.set(item.row.item, { ...item, entries } satisfies OpenItem);
    }
  }
}

/** Counts items of those whose writes may found one, or bring one back. */
async function countItems(db: Db, pairs: readonly Pair[]): Promise<void> {
  for (const { open, write } of pairs) {
    const known = open.items.get(write.write.item);
    const mayGrow = !known || known.row.is_erased === 1;
    const authorId = known?.row.author_id ?? write.writer.user_id;
    if (!mayGrow || open.ownCounts.has(authorId)) continue;
    open.ownCounts.set(authorId, await spaces.countOwnItems(db, open.row.id, authorId));
  }
}

function toWrites(open: readonly OpenSpace[]): spaces.SpaceWrites {
  return {
    counts: open.map(({ row: { id, last_change, item_count, bytes } }) => ({
      id,
      last_change,
      item_count,
      bytes,
    })),
    changes: open.flatMap(({ added }) => added),
    items: open.flatMap(({ items }) =>
      [...items.values()].flatMap(({ row, heads, isChanged }) =>
        isChanged ? [{ ...row, heads: JSON.stringify(heads) }] : [],
      ),
    ),
  };
}

/** Gives one outcome per write, in their order, and the spaces with something new. */
export async function saveEntries(
  db: Db,
  writes: readonly PlacedWrite[],
  now: number,
): Promise<SavedEntries> {
  const keys = new Map(writes.map(({ key }) => [spaces.keyOfSpace(key), key]));
  const held = await spaces.holdSpaces(db, [...keys.values()]);
  const opened = new Map(
    [...held].map(([key, row]): [string, OpenSpace] => [
      key,
      { row: { ...row }, items: new Map(), ownCounts: new Map(), added: [] },
    ]),
  );
  const pairs = writes.flatMap((write): Pair[] => {
    const open = opened.get(spaces.keyOfSpace(write.key));
    return open ? [{ open, write }] : [];
  });
  await readItems(db, pairs);
  await countItems(db, pairs);
  const outcomes = writes.map((placed): EntryOutcome => {
    const open = opened.get(spaces.keyOfSpace(placed.key));
    return open ? decideEntry(open, placed.write, placed.place, { ...placed, now }) : { result: 'late' };
  });
  const changed = [...opened].filter(([, { added }]) => added.length > 0);
  await spaces.storeWrites(db, toWrites(changed.map(([, open]) => open)));
  return { outcomes, changed: changed.flatMap(([key]) => keys.get(key) ?? []) };
}
