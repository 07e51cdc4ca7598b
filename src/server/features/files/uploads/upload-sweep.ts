import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleUploads } from '#server/features/files/storage/incoming-folders.ts';
import { listReceived, receivedDir } from '#server/features/files/uploads/received-bytes.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import type { App } from '#server/http/context.ts';

const keptMs = 24 * 3_600_000;
const intervalMs = 3_600_000;

/** Deletes uploads without new bytes for a day, received bytes without an upload, and folders that a crash left behind. */
export async function sweepUploads(app: App): Promise<void> {
  const { dataDir } = app.env;
  // Read before the rows: rows are written before bytes, so that no new upload counts as deleted.
  const fileNames = await listReceived(dataDir);
  await uploads.deleteUploadsBefore(app.db, app.now() - keptMs);
  const unfinished = new Set(await uploads.listUnfinishedIds(app.db));
  for (const name of fileNames.filter((each) => !unfinished.has(each.slice(0, 32)))) {
    await rm(join(receivedDir(dataDir), name), { force: true });
  }
  await removeStaleUploads(dataDir, app.now());
}

/** Runs every hour. The returned function stops it and resolves once the current run has ended. */
export function startUploadSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let round: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    round = sweepUploads(app).catch(onError);
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await round;
  };
}
