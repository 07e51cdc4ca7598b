import { LRUCache } from 'lru-cache';
import type { Row } from '#server/database/schema.ts';
import { createSharedReads } from '#server/database/shared-reads.ts';
import { readChangeRowsAfter } from '#server/features/spaces/packs.service.ts';
import { type Change, readChange } from '#server/features/spaces/space-rows.ts';
import {
  findSpace,
  formatSpaceKey,
  parseSpaceKey,
  type SpaceKey,
} from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Keeps spaces in memory. Reading a space again loads only its new changes. */

export type CachedSpace = {
  epoch: number;
  /** Number of the newest loaded change. */
  lastChange: number;
  /** Item id of each change; that of change n is at index n - 1. */
  changedItemIds: string[];
  /**
   * All changes by item id; items are in the order of creation. Old changes are kept to tell what viewers saw before.
   */
  changesByItem: Map<string, Change[]>;
  /** Highest `seq` of each person's entries, by user id. */
  maxSeqByPerson: Map<number, number>;
  byteSize: number;
  /** Compressed items as of `change`, for spaces where everybody sees the same. */
  snapshot: { change: number; packed: Promise<string> } | undefined;
};

/** Approximate bytes of memory: of the whole cache, and of a change besides its value. */
const cacheMaxBytes = 64 * 1024 * 1024;
const changeOverheadBytes = 200;

type ReadCachedSpace = (key: string) => Promise<CachedSpace>;

const readerByApp = new WeakMap<App, ReadCachedSpace>();

export function createCachedSpace(): CachedSpace {
  return {
    epoch: 0,
    lastChange: 0,
    changedItemIds: [],
    changesByItem: new Map(),
    maxSeqByPerson: new Map(),
    byteSize: 1_000,
    snapshot: undefined,
  };
}

function addChangeRow(cachedSpace: CachedSpace, row: Row<'space_change'>): void {
  cachedSpace.lastChange = row.change;
  cachedSpace.byteSize += changeOverheadBytes + row.value.length;
  const change = readChange(row);
  const changes = cachedSpace.changesByItem.get(row.item);
  // Reuses the string of the first change, to save memory.
  cachedSpace.changedItemIds.push(changes?.[0]?.item ?? row.item);
  if (!change) return;
  if (changes) changes.push({ ...change, item: changes[0]?.item ?? row.item });
  else cachedSpace.changesByItem.set(row.item, [change]);
  cachedSpace.maxSeqByPerson.set(
    row.user_id,
    Math.max(row.seq, cachedSpace.maxSeqByPerson.get(row.user_id) ?? 0),
  );
}

/** Loads the changes that were committed since the last reading; all changes if the space has a new epoch. */
async function loadNewChanges({ db }: App, key: SpaceKey, cachedSpace: CachedSpace): Promise<void> {
  const row = await findSpace(db, key);
  if (!row || row.epoch !== cachedSpace.epoch || row.last_change < cachedSpace.lastChange)
    Object.assign(cachedSpace, createCachedSpace(), { epoch: row?.epoch ?? 0 });
  if (!row || row.last_change === cachedSpace.lastChange) return;
  for (const changeRow of await readChangeRowsAfter(db, row, cachedSpace.lastChange)) {
    // Skips changes that are being packed at this moment; the next reading finds them.
    if (changeRow.change !== cachedSpace.lastChange + 1) return;
    addChangeRow(cachedSpace, changeRow);
  }
}

function createSpaceReader(app: App): ReadCachedSpace {
  const cache = new LRUCache<string, CachedSpace>({ maxSize: cacheMaxBytes });
  return createSharedReads(async (key: string) => {
    const cachedSpace = cache.get(key) ?? createCachedSpace();
    await loadNewChanges(app, parseSpaceKey(key), cachedSpace);
    if (cachedSpace.lastChange > 0) cache.set(key, cachedSpace, { size: cachedSpace.byteSize });
    return cachedSpace;
  });
}

/** The space with all changes that were committed before this call. */
export function readCachedSpace(app: App, key: SpaceKey): Promise<CachedSpace> {
  const readSpace = readerByApp.get(app) ?? createSpaceReader(app);
  readerByApp.set(app, readSpace);
  return readSpace(formatSpaceKey(key));
}
