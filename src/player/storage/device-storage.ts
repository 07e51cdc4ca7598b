import { del, get, keys, set, update } from 'idb-keyval';
import { memory, withDatabase } from './device-database.ts';

/** Reads a value. */
export function readStored<T>(key: string): Promise<T | undefined> {
  return withDatabase(
    (database) => get<T>(key, database),
    () => memory.get(key) as T | undefined,
  );
}

/** Writes a value. */
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

/** Deletes a value. */
export function deleteStored(key: string): Promise<void> {
  return withDatabase(
    (database) => del(key, database),
    () => void memory.delete(key),
  );
}

/** The keys that begin with a prefix. */
export async function listStoredKeys(prefix: string): Promise<string[]> {
  const all = await withDatabase<unknown[]>(
    (database) => keys(database),
    () => [...memory.keys()],
  );
  return all.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));
}
