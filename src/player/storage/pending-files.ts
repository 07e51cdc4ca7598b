import { createStore, del, delMany, get, keys, set, type UseStore } from 'idb-keyval';
import type { UploadKind } from '#contract/choices.ts';
import type { StoredFile } from '#form/activity-type.ts';

/**
 * Files of answers whose bytes this device keeps until the server has them. They have their own database,
 * because a video may fill it, which must not stop answers from being stored. If it cannot be written, files are kept in memory.
 */

export type PendingFile = {
  id: string;
  question_id: string;
  kind: UploadKind;
  name: string;
  type: string;
  /** Identifies an interrupted upload on the server, together with name and size. */
  last_modified: number;
  bytes: Blob;
  /** The server's copy: set when the upload has ended, until the answer names the file. */
  stored?: StoredFile;
};

let openStore: UseStore | undefined;

function openDatabase(): UseStore {
  openStore ??= createStore('player-files', 'kept');
  return openStore;
}

const prefixOf = (studentId: number, attemptId?: number) => `${studentId}:${attemptId ?? ''}`;
const keyOf = (studentId: number, attemptId: number, id: string) => `${prefixOf(studentId, attemptId)}:${id}`;

async function listKeys(prefix: string): Promise<string[]> {
  const allKeys = await keys<string>(openDatabase()).catch((): string[] => []);
  return allKeys.filter((key) => key.startsWith(prefix));
}

/** The attempt id of each stored file of the student; without `studentId`, of all students who use this device. */
export async function listAttemptsWithFiles(studentId?: number): Promise<number[]> {
  const foundKeys = await listKeys(studentId === undefined ? '' : prefixOf(studentId));
  return foundKeys.map((key) => Number(key.split(':')[1]));
}

export async function deletePendingFiles(studentId: number, attemptId: number): Promise<void> {
  const foundKeys = await listKeys(`${prefixOf(studentId, attemptId)}:`);
  if (foundKeys.length > 0) await delMany(foundKeys, openDatabase()).catch(() => undefined);
}

export function pendingFiles(studentId: number, attemptId: number) {
  const toKey = (id: string) => keyOf(studentId, attemptId, id);
  return {
    /** In the order in which they were added. */
    async load(): Promise<PendingFile[]> {
      const foundKeys = await listKeys(`${prefixOf(studentId, attemptId)}:`);
      const files = await Promise.all(foundKeys.sort().map((each) => get<PendingFile>(each, openDatabase())));
      return files.filter((file) => file !== undefined);
    },
    /** Undefined if it is not there, such as when another tab has sent it. Rejects if that is not known. */
    read: async (id: string): Promise<PendingFile | undefined> =>
      await get<PendingFile>(toKey(id), openDatabase()),
    /** Resolves to false if the device could not store it. */
    write: (file: PendingFile): Promise<boolean> =>
      set(toKey(file.id), file, openDatabase()).then(
        () => true,
        () => false,
      ),
    delete: (id: string): Promise<void> => del(toKey(id), openDatabase()).catch(() => undefined),
  };
}

export type PendingFiles = ReturnType<typeof pendingFiles>;
