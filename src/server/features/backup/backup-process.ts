// Makes a backup in its own process, so that reading all rows and files neither delays calls nor stays in the
// server's memory. `back-up-in-child-process.ts` starts this process, sends its input and receives its
// progress.
import { openDatabase } from '#server/database/database.ts';
import type { BackupMessage, BackupRequest } from '#server/features/backup/back-up-in-child-process.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { openFiles } from '#server/storage/open-files.ts';

const abortController = new AbortController();
const sendMessage = (message: BackupMessage) => process.send?.(message);

async function runBackup({ env, folder }: BackupRequest): Promise<void> {
  const database = openDatabase(env);
  try {
    const source = { env, db: database.db, files: await openFiles(env), now: Date.now };
    const onProgress = (share: number) => sendMessage({ progress: share });
    const madeBackup = await makeBackup(source, folder, { signal: abortController.signal, onProgress });
    sendMessage({ made: madeBackup });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    sendMessage({ failed: message, code });
  } finally {
    await database.close();
    if (process.connected) process.disconnect();
  }
}

// When the server dies, the channel to it is closed.
process.once('disconnect', () => abortController.abort(new Error('The server has stopped.')));
process.once('SIGTERM', () => abortController.abort(new Error('The backup was stopped.')));
process.once('message', (message) => void runBackup(message as BackupRequest));
