import { delMany } from 'idb-keyval';
import { valuesInMemory, withDatabase } from './device-database.ts';
import { listStoredKeys } from './device-storage.ts';

/** Deletes the values whose keys begin with one of the prefixes. */
export async function deleteStoredWithPrefixes(prefixes: readonly string[]): Promise<void> {
  const foundKeys = (await Promise.all(prefixes.map(listStoredKeys))).flat();
  await withDatabase(
    (database) => delMany(foundKeys, database),
    () => {
      for (const key of foundKeys) valuesInMemory.delete(key);
    },
  );
}
