import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { removeStaleFolders } from '#server/features/files/storage/incoming-folders.ts';
import * as uploads from '#server/features/files/uploads/uploads.repository.ts';
import { dayMs, hourMs, startRepeating } from '#server/jobs/start-repeating.ts';
import { listReceivedFileNames, receivedDir } from '../storage/received-bytes.ts';

/**
 * Deletes uploads without new bytes for a day, received bytes without an upload, and folders that a crash
 * left behind.
 */
export async function sweepUploads(app: App): Promise<void> {
  const { dataDir } = app.env;
  // The files are listed before the rows are read. Each row is written before its bytes, so no new upload can
  // seem to lack a row.
  const fileNames = await listReceivedFileNames(dataDir);
  await uploads.deleteUploadsBefore(app.db, app.now() - dayMs);
  const unfinishedIds = new Set(await uploads.listUnfinishedIds(app.db));
  for (const name of fileNames.filter((each) => !unfinishedIds.has(each.slice(0, 32)))) {
    await rm(join(receivedDir(dataDir), name), { force: true });
  }
  await removeStaleFolders(dataDir, app.now());
}

/** Sweeps every hour. The returned function stops it and resolves once the current run has ended. */
export function startUploadSweep(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => sweepUploads(app), onError, { everyMs: hourMs, waitsFirst: true });
}
