import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleUploads } from '#server/features/files/storage/incoming-folders.ts';
import { listReceived, receivedDir } from '#server/features/files/uploads/received-bytes.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import type { App } from '#server/http/context.ts';

const keptMs = 24 * 3_600_000;
const intervalMs = 3_600_000;

/** Forgets uploads that were begun a day ago or earlier, and removes received bytes that belong to none. */
export async function sweepUploads(app: App): Promise<void> {
  const { dataDir } = app.env;
  // Listed before the rows are: a row is there before its bytes are, so that no new upload looks forgotten.
  const names = await listReceived(dataDir);
  await uploads.deleteUploadsBefore(app.db, app.now() - keptMs);
  const unfinished = new Set(await uploads.listUnfinishedIds(app.db));
  for (const name of names.filter((each) => !unfinished.has(each.slice(0, 32)))) {
    await rm(join(receivedDir(dataDir), name), { force: true });
  }
  await removeStaleUploads(dataDir, app.now());
}

/** Sweeps every hour. Returns the function that stops it, which resolves once a running round is through. */
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
