import { createStore, keys } from 'idb-keyval';
import { listStoredKeys } from '#player/storage/device-storage.ts';

/** Finds what earlier versions of the app left unsent on this device. */

export const filesDatabase = 'player-files';
export const backupPrefix = 'held:';

/** Whether the browser has the database, as far as it tells: opening one that is missing would create it. */
async function hasFilesDatabase(): Promise<boolean> {
  const databases = await indexedDB.databases?.().catch(() => undefined);
  return databases === undefined || databases.some(({ name }) => name === filesDatabase);
}

function listBackups(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(`${backupPrefix}outbox:`));
  } catch {
    return [];
  }
}

/** Keys of the former forms: of one student, or of all who use this device. */
export async function listFormerKeys(studentId?: number) {
  const owner = studentId === undefined ? '' : `${studentId}:`;
  const isOwn = (key: string, prefix: string) => key.startsWith(prefix + owner);
  const [outboxes, entries, files] = await Promise.all([
    listStoredKeys(`outbox:${owner}`),
    listStoredKeys(`entry:${owner}`),
    hasFilesDatabase()
      .then((isThere) => (isThere ? keys<string>(createStore(filesDatabase, 'kept')) : []))
      .catch((): string[] => []),
  ]);
  return {
    outboxes,
    backups: listBackups().filter((key) => isOwn(key, `${backupPrefix}outbox:`)),
    entries,
    files: files.filter((key) => isOwn(key, '')),
  };
}

export async function hasFormerWork(studentId: number): Promise<boolean> {
  return Object.values(await listFormerKeys(studentId)).some((keysOfKind) => keysOfKind.length > 0);
}

/** Counts outboxes as one: they are counted by their answers only once they are moved. */
export async function countFormerWork(): Promise<number> {
  return Object.values(await listFormerKeys()).flat().length;
}
