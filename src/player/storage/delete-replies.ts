import { delMany } from 'idb-keyval';
import { valuesInMemory, withDatabase } from './device-database.ts';
import { listStoredKeys } from './device-storage.ts';
import { replyKinds } from './reply-key.ts';

/** Deletes all stored replies, of every student who uses this device; what is not sent yet stays. */
export async function deleteStoredReplies(): Promise<void> {
  const foundKeys = (await Promise.all(replyKinds.map((kind) => listStoredKeys(`${kind}:`)))).flat();
  await withDatabase(
    (database) => delMany(foundKeys, database),
    () => {
      for (const key of foundKeys) valuesInMemory.delete(key);
    },
  );
}
