import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';
import { deleteCopy, listCopies, storeCopies } from './unsent-copies.ts';
import { comparePlaces, type EntryRef, keyOf, textOfKey, type UnsentEntry } from './unsent-entry.ts';

/**
 * The unsent work of all people who use this browser. Each entry has a key of its own, so that writing one never touches
 * another. What the browser cannot store (no database, a full disk) stays in the memory of this tab.
 */

/** The next value of an entry; undefined deletes it. Called inside a transaction: no other tab writes in between. */
type Change = (stored: UnsentEntry | undefined) => UnsentEntry | undefined;
export type EntryChange = { ref: EntryRef; change: Change };

type StoreState = {
  database: UseStore | undefined;
  /** Entries that the database could not take. */
  inMemory: Map<string, UnsentEntry>;
  /** Entries whose transaction has not ended. */
  beingWritten: Map<string, UnsentEntry>;
};

/** Runs on the database, and once more on a new connection: browsers sometimes close one without telling. */
async function runOnDatabase<T>(
  state: StoreState,
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => Promise<T>,
): Promise<T> {
  try {
    state.database ??= createStore('unsent', 'entries');
    return await state.database(mode, run);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'QuotaExceededError') throw error;
    state.database = createStore('unsent', 'entries');
    return state.database(mode, run);
  }
}

/** Waits until the transaction has ended; asks for it at once, so that a page that closes now has written. */
function finish({ transaction }: IDBObjectStore): Promise<void> {
  transaction.commit?.();
  return promisifyRequest(transaction);
}

function changeInMemory({ inMemory }: StoreState, { ref, change }: EntryChange): UnsentEntry | undefined {
  const next = change(inMemory.get(textOfKey(ref)));
  if (next) inMemory.set(textOfKey(ref), next);
  else inMemory.delete(textOfKey(ref));
  return next;
}

function writeAll(store: IDBObjectStore, changes: readonly EntryChange[]) {
  const results: (UnsentEntry | undefined)[] = [];
  // All are read before the first is written, so a second change of an entry needs the result of the first.
  const written = new Map<string, UnsentEntry | undefined>();
  return new Promise<(UnsentEntry | undefined)[]>((resolve, reject) => {
    let readCount = 0;
    for (const [index, { ref, change }] of changes.entries()) {
      const request: IDBRequest<UnsentEntry | undefined> = store.get(keyOf(ref));
      const write = () => {
        const key = textOfKey(ref);
        const current = written.has(key) ? written.get(key) : request.result;
        const next = change(current);
        if (next) store.put(next, keyOf(ref));
        else if (current) store.delete(keyOf(ref));
        written.set(key, next);
        results[index] = next;
        readCount += 1;
        if (readCount === changes.length) finish(store).then(() => resolve(results), reject);
      };
      request.onsuccess = () => {
        try {
          write();
        } catch (error) {
          reject(error);
        }
      };
      request.onerror = () => reject(request.error ?? new Error('The database could not be read'));
    }
  });
}

/** The entry that a change leads to if nothing is stored yet: what a page that closes now would lose. */
function noteBeingWritten({ beingWritten }: StoreState, changes: readonly EntryChange[]): UnsentEntry[] {
  const written = changes.map(({ change }) => change(undefined)).filter((entry) => entry !== undefined);
  for (const entry of written) beingWritten.set(textOfKey(entry), entry);
  return written;
}

/**
 * Changes entries in one transaction. Resolves to the next value of each, and whether the database has them: what it
 * could not take is in the memory of this tab only.
 */
async function changeEntries(
  state: StoreState,
  changes: readonly EntryChange[],
): Promise<{ results: (UnsentEntry | undefined)[]; isStored: boolean }> {
  if (changes.length === 0) return { results: [], isStored: true };
  const written = noteBeingWritten(state, changes);
  const { inMemory, beingWritten } = state;
  try {
    // What only this tab has wins over the database, which may take it this time.
    const results = await runOnDatabase(state, 'readwrite', (store) =>
      writeAll(
        store,
        changes.map(({ ref, change }) => ({
          ref,
          change: (stored) => change(inMemory.get(textOfKey(ref)) ?? stored),
        })),
      ),
    );
    for (const { ref } of changes) inMemory.delete(textOfKey(ref));
    // The page goes on after all.
    for (const entry of written) deleteCopy(entry);
    return { results, isStored: true };
  } catch {
    return { results: changes.map((each) => changeInMemory(state, each)), isStored: false };
  } finally {
    for (const entry of written)
      if (beingWritten.get(textOfKey(entry)) === entry) beingWritten.delete(textOfKey(entry));
  }
}

/** The entries of a person in the order of sending; of one lane if one is given. */
async function listEntries(state: StoreState, person: number, lane?: string): Promise<UnsentEntry[]> {
  const prefix = lane === undefined ? [person] : [person, lane];
  const stored = await runOnDatabase(state, 'readonly', (store) =>
    promisifyRequest<UnsentEntry[]>(store.getAll(IDBKeyRange.bound(prefix, [...prefix, []]))),
  ).catch((): UnsentEntry[] => []);
  const byKey = new Map(stored.map((entry) => [textOfKey(entry), entry]));
  for (const [key, entry] of state.inMemory)
    if (entry.person === person && (lane === undefined || entry.lane === lane)) byKey.set(key, entry);
  return [...byKey.values()].sort(comparePlaces);
}

/** Counts the entries of all people who use this browser. */
async function countEntries(state: StoreState): Promise<number> {
  const count = await runOnDatabase(state, 'readonly', (store) => promisifyRequest(store.count())).catch(
    () => 0,
  );
  return count + state.inMemory.size;
}

/** Brings what pages copied while they closed back into the database, unless it has something newer. */
async function restoreCopies(state: StoreState): Promise<void> {
  const copies = listCopies();
  const { isStored } = await changeEntries(
    state,
    copies.map((copy) => ({
      ref: copy,
      change: (stored) => (stored && stored.addedAt >= copy.addedAt ? stored : copy),
    })),
  );
  if (isStored) for (const copy of copies) deleteCopy(copy);
}

export type UnsentStore = ReturnType<typeof createUnsentStore>;

export function createUnsentStore() {
  const state: StoreState = { database: undefined, inMemory: new Map(), beingWritten: new Map() };
  return {
    change: (changes: readonly EntryChange[]) => changeEntries(state, changes),
    list: (person: number, lane?: string) => listEntries(state, person, lane),
    count: () => countEntries(state),
    restoreCopies: () => restoreCopies(state),
    /** Copies what the database may not have, for a page that may be closing. */
    copyUnstored: () => storeCopies([...state.inMemory.values(), ...state.beingWritten.values()]),
    /** Whether the transaction that writes the entry has not ended. */
    isBeingWritten: (entry: EntryRef) => state.beingWritten.has(textOfKey(entry)),
    /** Whether only this tab has the entry, so that closing the tab may lose it. */
    isInMemory: (entry: EntryRef) => state.inMemory.has(textOfKey(entry)),
  };
}
