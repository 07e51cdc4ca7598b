import { delMany } from 'idb-keyval';
import { memory, withDatabase } from './device-database.ts';
import { listStoredKeys } from './device-storage.ts';

/** Deletes the values whose keys begin with one of the prefixes. */
export async function deleteStoredWithPrefixes(prefixes: readonly string[]): Promise<void> {
  const found = (await Promise.all(prefixes.map(listStoredKeys))).flat();
  await withDatabase(
    (database) => delMany(found, database),
    () => {
      for (const key of found) memory.delete(key);
    },
  );
}
