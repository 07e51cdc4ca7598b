// Runs a backup that hangs when it reads a file, so that a test can kill it. Sends a message to the test when it hangs.
import { openDatabase } from '#server/database/database.ts';
import { readEnv } from '#server/env.ts';
import { makeBackup } from '#server/features/backup/make-backup.service.ts';
import { openFiles } from '#server/storage/open-files.ts';

const env = readEnv(process.env);
const files = await openFiles(env);
const hangingFiles = {
  ...files,
  read: () => {
    process.send?.('hanging');
    return new Promise<never>(() => setInterval(() => undefined, 1_000));
  },
};
const { db } = openDatabase(env);
await makeBackup({ env, db, files: hangingFiles, now: Date.now }, process.argv[2] ?? '');
