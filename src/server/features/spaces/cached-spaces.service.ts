import { LRUCache } from 'lru-cache';
import type { App } from '#server/app.ts';
import type { Row } from '#server/database/schema.ts';
import { createSharedReads } from '#server/database/shared-reads.ts';
import {
  type Change,
  readChange,
  readChangeRowsAfter,
} from '#server/features/spaces/space-changes.service.ts';
import {
  findSpace,
  formatSpaceKey,
  parseSpaceKey,
  type SpaceKey,
} from '#server/features/spaces/spaces.repository.ts';
import { perApp } from '#server/per-app.ts';

/** Keeps spaces in memory. Reading a space again loads only its new changes. */

/** The loaded changes of one epoch. Changes are only added, so that all snapshots share them. */
type SpaceLog = {
  /** Item id of each change; that of change n is at index n - 1. */
  changedItemIds: string[];
  /**
   * All changes by item id; items are in the order of creation. Old changes are kept to tell what viewers saw before.
   */
  changesByItem: Map<string, Change[]>;
  byteSize: number;
  /** Compressed items as of `change`, for spaces where everybody sees the same. */
  packed: { change: number; items: Promise<string>; people: readonly number[] } | undefined;
};

/** A space as of its change number `lastChange`, also after later changes are loaded. */
export type CachedSpace = {
  readonly epoch: number;
  readonly lastChange: number;
  /** Highest `seq` of each person's entries, by user id. */
  readonly maxSeqByPerson: ReadonlyMap<number, number>;
  /** Shared, and may hold later changes: read it by `listChangedItemIds`, `listItems` and `listItemChanges`. */
  readonly log: SpaceLog;
};

/** Approximate bytes of memory: of the whole cache, and of a change besides its value. */
const cacheMaxBytes = 64 * 1024 * 1024;
const changeOverheadBytes = 200;

export function createCachedSpace(epoch = 0): CachedSpace {
  const log: SpaceLog = { changedItemIds: [], changesByItem: new Map(), byteSize: 1_000, packed: undefined };
  return { epoch, lastChange: 0, maxSeqByPerson: new Map(), log };
}

/** Item ids of the changes after number `since`. */
export const listChangedItemIds = ({ log, lastChange }: CachedSpace, since: number): string[] =>
  log.changedItemIds.slice(since, lastChange);

/** The item's changes, the newest last. */
export function listItemChanges({ log, lastChange }: CachedSpace, id: string): readonly Change[] {
  const changes = log.changesByItem.get(id) ?? [];
  const isWhole = (changes.at(-1)?.change ?? 0) <= lastChange;
  return isWhole ? changes : changes.filter(({ change }) => change <= lastChange);
}

export const listItems = (space: CachedSpace): (readonly [id: string, changes: readonly Change[]])[] =>
  [...space.log.changesByItem.keys()].map((id) => [id, listItemChanges(space, id)] as const);

function addToLog(log: SpaceLog, row: Row<'space_change'>): void {
  log.byteSize += changeOverheadBytes + row.value.length;
  const change = readChange(row);
  const changes = log.changesByItem.get(row.item);
  // Reuses the string of the first change, to save memory.
  log.changedItemIds.push(changes?.[0]?.item ?? row.item);
  if (!change) return;
  if (changes) changes.push({ ...change, item: changes[0]?.item ?? row.item });
  else log.changesByItem.set(row.item, [change]);
}

/** The space with the changes that were committed since `known`; all changes if the space has another epoch. */
async function loadNewChanges({ db }: App, key: SpaceKey, known: CachedSpace): Promise<CachedSpace> {
  const row = await findSpace(db, key);
  const isContinued = row?.epoch === known.epoch && row.last_change >= known.lastChange;
  const space = isContinued ? known : createCachedSpace(row?.epoch);
  if (!row || row.last_change === space.lastChange) return space;
  const { log } = space;
  let { lastChange } = space;
  const maxSeqByPerson = new Map(space.maxSeqByPerson);
  for (const changeRow of await readChangeRowsAfter(db, row, lastChange)) {
    // Skips changes that are being packed at this moment; the next reading finds them.
    if (changeRow.change !== lastChange + 1) break;
    // The log is longer than the space only if an earlier reading failed halfway.
    if (changeRow.change > log.changedItemIds.length) addToLog(log, changeRow);
    lastChange = changeRow.change;
    const { user_id, seq } = changeRow;
    if (changeRow.value !== 'null')
      maxSeqByPerson.set(user_id, Math.max(seq, maxSeqByPerson.get(user_id) ?? 0));
  }
  return { ...space, lastChange, maxSeqByPerson };
}

const getReader = perApp((app: App) => {
  const cache = new LRUCache<string, CachedSpace>({ maxSize: cacheMaxBytes });
  return createSharedReads(async (key: string) => {
    const cachedSpace = await loadNewChanges(app, parseSpaceKey(key), cache.get(key) ?? createCachedSpace());
    if (cachedSpace.lastChange > 0) cache.set(key, cachedSpace, { size: cachedSpace.log.byteSize });
    return cachedSpace;
  });
});

/** The space with all changes that were committed before this call. */
export function readCachedSpace(app: App, key: SpaceKey): Promise<CachedSpace> {
  return getReader(app)(formatSpaceKey(key));
}
