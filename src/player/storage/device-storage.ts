import { del, get, keys, set } from 'idb-keyval';
import { valuesInMemory, withDatabase } from './device-database.ts';

export function readStored<T>(key: string): Promise<T | undefined> {
  return withDatabase(
    (database) => get<T>(key, database),
    () => valuesInMemory.get(key) as T | undefined,
  );
}

export function writeStored(key: string, value: unknown): Promise<void> {
  return withDatabase(
    (database) => set(key, value, database),
    () => void valuesInMemory.set(key, value),
  );
}

export function deleteStored(key: string): Promise<void> {
  return withDatabase(
    (database) => del(key, database),
    () => void valuesInMemory.delete(key),
  );
}

/** The keys that begin with a prefix. */
export async function listStoredKeys(prefix: string): Promise<string[]> {
  const allKeys = await withDatabase<unknown[]>(
    (database) => keys(database),
    () => [...valuesInMemory.keys()],
  );
  return allKeys.filter((key): key is string => typeof key === 'string' && key.startsWith(prefix));
}
