// Makes a backup in a process of its own, so that reading all rows and files neither delays calls nor stays in the
// server's memory. `back-up-in-child-process.ts` starts it, sends its input and receives its progress.
import { openDatabase } from '#server/database/database.ts';
import type { BackupMessage, BackupRequest } from '#server/features/backup/back-up-in-child-process.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { openFiles } from '#server/storage/open-files.ts';

const ending = new AbortController();
const tell = (message: BackupMessage) => process.send?.(message);

async function run({ env, folder }: BackupRequest): Promise<void> {
  const database = openDatabase(env);
  try {
    const source = { env, db: database.db, files: await openFiles(env), now: Date.now };
    const onProgress = (share: number) => tell({ progress: share });
    const made = await makeBackup(source, folder, { signal: ending.signal, onProgress });
    tell({ made });
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    tell({ failed: message, code });
  } finally {
    await database.close();
    if (process.connected) process.disconnect();
  }
}

// The server stops this process by closing the channel, which also closes when the server dies.
process.once('disconnect', () => ending.abort(new Error('The server has stopped.')));
process.once('SIGTERM', () => ending.abort(new Error('The backup was stopped.')));
process.once('message', (message) => void run(message as BackupRequest));
