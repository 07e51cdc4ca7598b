import { LRUCache } from 'lru-cache';
import type { Row } from '#server/database/schema.ts';
import { createSharedReads } from '#server/database/shared-reads.ts';
import { readRowsAfter } from '#server/features/spaces/packs.service.ts';
import { type Change, readChange } from '#server/features/spaces/space-rows.ts';
import {
  findSpace,
  keyOfSpace,
  readSpaceKey,
  type SpaceKey,
} from '#server/features/spaces/spaces.repository.ts';
import type { App } from '#server/http/context.ts';

/** Keeps spaces in memory. Reading a space again loads only its new changes. */

export type CachedSpace = {
  epoch: number;
  /** Number of the newest loaded change. */
  last: number;
  /** The item of each change; change n is at index n - 1. */
  log: string[];
  /** All changes by item, in the order of creation. Old changes tell what was shown before. */
  items: Map<string, Change[]>;
  /** Highest `seq` of each person's entries. */
  ownSeq: Map<number, number>;
  size: number;
  /** Compressed reply of all items up to `change`, for spaces where everybody sees the same. */
  snapshot: { change: number; packed: Promise<string> } | undefined;
};

/** Approximate bytes. */
const cacheBytes = 64 * 1024 * 1024;
const changeBytes = 200;

type ReadCachedSpace = (key: string) => Promise<CachedSpace>;

const readsOfApp = new WeakMap<App, ReadCachedSpace>();

export function createCachedSpace(): CachedSpace {
  return {
    epoch: 0,
    last: 0,
    log: [],
    items: new Map(),
    ownSeq: new Map(),
    size: 1_000,
    snapshot: undefined,
  };
}

function addRow(cachedSpace: CachedSpace, row: Row<'space_change'>): void {
  cachedSpace.last = row.change;
  cachedSpace.size += changeBytes + row.value.length;
  const change = readChange(row);
  const changes = cachedSpace.items.get(row.item);
  // Reuses the string of the first change, to save memory.
  cachedSpace.log.push(changes?.[0]?.item ?? row.item);
  if (!change) return;
  if (changes) changes.push({ ...change, item: changes[0]?.item ?? row.item });
  else cachedSpace.items.set(row.item, [change]);
  cachedSpace.ownSeq.set(row.user_id, Math.max(row.seq, cachedSpace.ownSeq.get(row.user_id) ?? 0));
}

/** Loads the changes committed since the last reading. */
async function refresh({ db }: App, key: SpaceKey, cachedSpace: CachedSpace): Promise<void> {
  const row = await findSpace(db, key);
  if (!row || row.epoch !== cachedSpace.epoch || row.last_change < cachedSpace.last)
    Object.assign(cachedSpace, createCachedSpace(), { epoch: row?.epoch ?? 0 });
  if (!row || row.last_change === cachedSpace.last) return;
  for (const each of await readRowsAfter(db, row, cachedSpace.last)) {
    // Skips changes that are being packed at this moment; the next reading finds them.
    if (each.change !== cachedSpace.last + 1) return;
    addRow(cachedSpace, each);
  }
}

function createSpaceReader(app: App): ReadCachedSpace {
  const cache = new LRUCache<string, CachedSpace>({ maxSize: cacheBytes });
  return createSharedReads(async (key: string) => {
    const cachedSpace = cache.get(key) ?? createCachedSpace();
    await refresh(app, readSpaceKey(key), cachedSpace);
    if (cachedSpace.last > 0) cache.set(key, cachedSpace, { size: cachedSpace.size });
    return cachedSpace;
  });
}

/** The space with all changes that were committed before this call. */
export function readCachedSpace(app: App, key: SpaceKey): Promise<CachedSpace> {
  const read = readsOfApp.get(app) ?? createSpaceReader(app);
  readsOfApp.set(app, read);
  return read(keyOfSpace(key));
}
