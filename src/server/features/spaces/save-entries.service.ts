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
import * as spaces from '#server/features/spaces/spaces.repository.ts';

/** Writes to spaces in the transaction of their batch. */

/** An authorized write to a space. */
export type SpaceWrite = {
  key: spaces.SpaceKey;
  place: WriteRules;
  write: EntryWrite;
  writer: SpacePerson;
  /** The space is closed for this writer. */
  isLate: boolean;
};

export type SavedEntries = { outcomes: EntryOutcome[]; changed: spaces.SpaceKey[] };

type OpenWrite = { open: OpenSpace; write: SpaceWrite };

/** Reads existing items and the entries of their heads. */
async function readItems(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  const asked = new Map(
    openWrites.map(({ open, write: { write } }): [string, spaces.ItemId] => [
      `${open.row.id}/${write.item}`,
      { space_id: open.row.id, item: write.item },
    ]),
  );
  const rows = await spaces.findItems(db, [...asked.values()]);
  const bySpace = Map.groupBy(rows, ({ space_id }) => space_id);
  for (const open of new Set(openWrites.map((openWrite) => openWrite.open))) {
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

/** Counts the items of writers who may create or restore one. */
async function countItems(db: Db, openWrites: readonly OpenWrite[]): Promise<void> {
  for (const { open, write } of openWrites) {
    const known = open.items.get(write.write.item);
    const mayGrow = !known || known.row.is_erased === 1;
    const authorId = known?.row.author_id ?? write.writer.user_id;
    if (!mayGrow || open.ownCounts.has(authorId)) continue;
    open.ownCounts.set(authorId, await spaces.countOwnItems(db, open.row.id, authorId));
  }
}

function collectWrites(open: readonly OpenSpace[]): spaces.SpaceWrites {
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

/** Returns one outcome per write in order, and the changed spaces. */
export async function saveEntries(db: Db, writes: readonly SpaceWrite[], now: number): Promise<SavedEntries> {
  const keys = new Map(writes.map(({ key }) => [spaces.keyOfSpace(key), key]));
  const locked = await spaces.lockSpaces(db, [...keys.values()]);
  const opened = new Map(
    [...locked].map(([key, row]): [string, OpenSpace] => [
      key,
      { row: { ...row }, items: new Map(), ownCounts: new Map(), added: [] },
    ]),
  );
  const openWrites = writes.flatMap((write): OpenWrite[] => {
    const open = opened.get(spaces.keyOfSpace(write.key));
    return open ? [{ open, write }] : [];
  });
  await readItems(db, openWrites);
  await countItems(db, openWrites);
  const files = await readNamedFiles(db, writes);
  const outcomes = writes.map((placed): EntryOutcome => {
    const open = opened.get(spaces.keyOfSpace(placed.key));
    if (!open) return { result: 'late' };
    const namesOwnFiles = files.mayName(placed);
    const outcome = decideEntry(open, placed.write, placed.place, { ...placed, namesOwnFiles, now });
    if (outcome.result === 'saved') files.claim(placed);
    return outcome;
  });
  const changed = [...opened].filter(([, { added }]) => added.length > 0);
  await spaces.storeWrites(db, collectWrites(changed.map(([, open]) => open)));
  await files.store();
  return { outcomes, changed: changed.flatMap(([key]) => keys.get(key) ?? []) };
}
