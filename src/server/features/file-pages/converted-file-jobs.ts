import { join } from 'node:path';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Tx } from '#server/database/database.ts';
import type { NewRow } from '#server/database/schema.ts';
import * as filePages from '#server/features/file-pages/file-pages.repository.ts';
import { requireDiskSpace } from '#server/features/files/storage/disk-space.service.ts';
import { requireFreeQuota } from '#server/features/files/storage/quota.service.ts';
import { copyToLocal, storeObject } from '#server/features/files/storage/stored-objects.service.ts';
import type { JobRun } from '#server/jobs/job-kind.ts';

/** What jobs share that convert a file that a student handed in: they read the file, and store what they made of it. */

type MadeFile = { path: string; width: number; height: number };
type StoredFile = Pick<NewRow<'file'>, 'sha256' | 'extension' | 'bytes' | 'width' | 'height'>;
type Format = { extension: '.webp' | '.mp4'; mime: string };

/** Copies the file into the folder of the job, if there is room for what is made of it. */
export async function copyHandedInFile(
  app: App,
  id: number,
  { folder }: JobRun,
): Promise<{ path: string; extension: string }> {
  const { sha256, extension } = requireFound(await filePages.findDocument(app.db, id));
  await requireDiskSpace(app, 0);
  await requireFreeQuota(app);
  const path = join(folder, `source${extension}`);
  await copyToLocal(app, `${sha256}${extension}`, path, { isPrivate: true });
  return { path, extension };
}

/** Adds the files to one that is still there. They have no question: no answer can name them as its files. */
async function insertFiles(
  tx: Tx,
  id: number,
  files: readonly StoredFile[],
  facts: Pick<NewRow<'file'>, 'mime' | 'created_at'>,
): Promise<void> {
  const source = await filePages.lockDocument(tx, id);
  if (!source || (await filePages.listPages(tx, id)).length > 0) return;
  const { owner_id, attempt_id, is_private, name } = source;
  const ofSource = { owner_id, attempt_id, is_private, name, page_of: id };
  await filePages.insertPages(
    tx,
    files.map((file, page_number): NewRow<'file'> => ({ ...file, ...facts, ...ofSource, page_number })),
  );
}

/** Stores the bytes, in order. Returns what ends the job: it adds the files. */
export async function storeMadeFiles(
  app: App,
  id: number,
  madeFiles: readonly MadeFile[],
  { extension, mime }: Format,
  signal: AbortSignal,
): Promise<(tx: Tx) => Promise<void>> {
  const files: StoredFile[] = [];
  for (const { path, width, height } of madeFiles) {
    signal.throwIfAborted();
    const { media, bytes } = await storeObject(app, { path, extension, isPrivate: true });
    files.push({ sha256: media.slice(0, -extension.length), extension, bytes, width, height });
  }
  return (tx) => insertFiles(tx, id, files, { mime, created_at: app.now() });
}
