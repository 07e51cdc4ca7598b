import { createStore, del, delMany, get, keys, set, type UseStore, update } from 'idb-keyval';

/**
 * Storage of the student app in the browser's database. If the browser offers none (some private windows), values are kept
 * in memory: everything works, except a reload without network.
 */

let store: UseStore | undefined;
const memory = new Map<string, unknown>();
let hasFailed = false;

function openDatabase(): UseStore {
  store ??= createStore('player', 'kept');
  return store;
}

async function withDatabase<T>(run: (database: UseStore) => Promise<T>, inMemory: () => T): Promise<T> {
  if (hasFailed) return inMemory();
  try {
    return await run(openDatabase());
  } catch {
    hasFailed = true;
    return inMemory();
  }
}

export function readStored<T>(key: string): Promise<T | undefined> {
  return withDatabase(
    (database) => get<T>(key, database),
    () => memory.get(key) as T | undefined,
  );
}

export function writeStored(key: string, value: unknown): Promise<void> {
  return withDatabase(
    (database) => set(key, value, database),
    () => void memory.set(key, value),
  );
}

/** Reads and writes in one transaction, so that no other tab writes in between. */
export function updateStored<T>(key: string, change: (value: T | undefined) => T): Promise<void> {
  return withDatabase(
    (database) => update<T>(key, change, database),
    () => void memory.set(key, change(memory.get(key) as T | undefined)),
  );
}

export function deleteStored(key: string): Promise<void> {
  return withDatabase(
    (database) => del(key, database),
    () => void memory.delete(key),
  );
}

export async function listStoredKeys(prefix: string): Promise<string[]> {
  const all = await withDatabase<unknown[]>(
    (database) => keys(database),
    () => [...memory.keys()],
  );
  return all.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));
}

export async function deleteStoredWithPrefixes(prefixes: readonly string[]): Promise<void> {
  const found = (await Promise.all(prefixes.map(listStoredKeys))).flat();
  await withDatabase(
    (database) => delMany(found, database),
    () => {
      for (const key of found) memory.delete(key);
    },
  );
}
