import { createStore, del, delMany, get, keys, set, type UseStore, update } from 'idb-keyval';

/**
 * What the player keeps on the device. Where the browser gives no database (some private windows) it is kept in
 * memory: everything works, only a reload without network does not.
 */

let store: UseStore | undefined;
const memory = new Map<string, unknown>();
let isBroken = false;

function database(): UseStore {
  store ??= createStore('player', 'kept');
  return store;
}

async function attempt<T>(run: (database: UseStore) => Promise<T>, otherwise: () => T): Promise<T> {
  if (isBroken) return otherwise();
  try {
    return await run(database());
  } catch {
    isBroken = true;
    return otherwise();
  }
}

export function readKept<T>(key: string): Promise<T | undefined> {
  return attempt(
    (use) => get<T>(key, use),
    () => memory.get(key) as T | undefined,
  );
}

export function keep(key: string, value: unknown): Promise<void> {
  return attempt(
    (use) => set(key, value, use),
    () => void memory.set(key, value),
  );
}

/** Reads and writes in one step, also against other tabs. */
export function changeKept<T>(key: string, change: (value: T | undefined) => T): Promise<void> {
  return attempt(
    (use) => update<T>(key, change, use),
    () => void memory.set(key, change(memory.get(key) as T | undefined)),
  );
}

export function dropKept(key: string): Promise<void> {
  return attempt(
    (use) => del(key, use),
    () => void memory.delete(key),
  );
}

export async function listKept(prefix: string): Promise<string[]> {
  const all = await attempt<unknown[]>(
    (use) => keys(use),
    () => [...memory.keys()],
  );
  return all.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));
}

export async function dropAllKept(prefixes: readonly string[]): Promise<void> {
  const found = (await Promise.all(prefixes.map(listKept))).flat();
  await attempt(
    (use) => delMany(found, use),
    () => {
      for (const key of found) memory.delete(key);
    },
  );
}
