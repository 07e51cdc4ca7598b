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

/** Spaces as this process has read them last. What is asked for again costs reading what is new. */

export type KnownSpace = {
  epoch: number;
  /** Number of the newest change in it. */
  last: number;
  /** The item of each change: that of change n at n - 1. */
  log: string[];
  /** By item, in the order in which they were founded: all changes, so that it can be told what was shown before. */
  items: Map<string, Change[]>;
  /** Highest number that each person gave to an entry. */
  ownSeq: Map<number, number>;
  size: number;
  /** All items as everybody sees them, compressed, as of a change. */
  opening: { change: number; packed: Promise<string> } | undefined;
};

/** Bytes, roughly. */
const cacheBytes = 64 * 1024 * 1024;
const changeBytes = 200;

type ReadKnown = (key: string) => Promise<KnownSpace>;

const readsOfApp = new WeakMap<App, ReadKnown>();

export function createKnown(): KnownSpace {
  return {
    epoch: 0,
    last: 0,
    log: [],
    items: new Map(),
    ownSeq: new Map(),
    size: 1_000,
    opening: undefined,
  };
}

function addRow(known: KnownSpace, row: Row<'space_change'>): void {
  known.last = row.change;
  known.size += changeBytes + row.value.length;
  const change = readChange(row);
  const changes = known.items.get(row.item);
  // The same string for all changes of an item.
  known.log.push(changes?.[0]?.item ?? row.item);
  if (!change) return;
  if (changes) changes.push({ ...change, item: changes[0]?.item ?? row.item });
  else known.items.set(row.item, [change]);
  known.ownSeq.set(row.user_id, Math.max(row.seq, known.ownSeq.get(row.user_id) ?? 0));
}

/** Brings it to what is committed now. */
async function refresh({ db }: App, key: SpaceKey, known: KnownSpace): Promise<void> {
  const row = await findSpace(db, key);
  if (!row || row.epoch !== known.epoch || row.last_change < known.last)
    Object.assign(known, createKnown(), { epoch: row?.epoch ?? 0 });
  if (!row || row.last_change === known.last) return;
  for (const each of await readRowsAfter(db, row, known.last)) {
    // What was packed in this moment is neither here nor there: the next reading finds it.
    if (each.change !== known.last + 1) return;
    addRow(known, each);
  }
}

function openReads(app: App): ReadKnown {
  const cache = new LRUCache<string, KnownSpace>({ maxSize: cacheBytes });
  return createSharedReads(async (key: string) => {
    const known = cache.get(key) ?? createKnown();
    await refresh(app, readSpaceKey(key), known);
    if (known.last > 0) cache.set(key, known, { size: known.size });
    return known;
  });
}

/** The space with everything that was committed before this was asked. */
export function readKnown(app: App, key: SpaceKey): Promise<KnownSpace> {
  const read = readsOfApp.get(app) ?? openReads(app);
  readsOfApp.set(app, read);
  return read(keyOfSpace(key));
}
