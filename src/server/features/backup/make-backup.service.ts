import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/database/database.ts';
import * as format from '#server/features/backup/backup-format.ts';
import { copyStoredFile, type FileCopy } from '#server/features/backup/copy-files.ts';
import { listBackups, removeUnfinished } from '#server/features/backup/list-backups.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { isNamed } from '#server/features/backup/tables.repository.ts';
import { type WrittenTables, writeTables } from '#server/features/backup/write-tables.ts';
import { endHold, holdRemovals, renewHold } from '#server/features/files/storage/removal-hold.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * Makes a backup while the school is in use. Reads all rows of one moment first, then the files that they name. No
 * stored bytes are removed until the backup ends, so that each of these files still exists.
 */

export type Source = Pick<App, 'db' | 'env' | 'files' | 'now'>;
export type BackupOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };
export type MadeBackup = { folder: string; manifest: format.Manifest };

const renewMs = 5_000;
/** An upload stores the bytes shortly after the row, so a missing file may appear within this time. */
const waitForBytesMs = 1_000;

/** Estimated share of the tables in the total work, for the progress. */
const tablesShare = 0.1;

async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

type Copied = { count: number; bytes: number; problems: format.FileProblem[] };

async function copyFiles(
  copy: FileCopy,
  tables: WrittenTables,
  { signal, onProgress }: BackupOptions,
): Promise<Copied> {
  const objects = tables.tables.find(({ name }) => name === 'stored_object');
  if (!objects) throw new Error('There is no school in this database.');
  const copiedFiles: Copied = { count: 0, bytes: 0, problems: [] };
  let seenCount = 0;
  for await (const { key, bytes } of readTable(copy.folder, objects)) {
    signal?.throwIfAborted();
    const problem = await copyStoredFile(copy, String(key));
    if (problem) copiedFiles.problems.push(problem);
    else {
      copiedFiles.count += 1;
      copiedFiles.bytes += Number(bytes);
    }
    seenCount += 1;
    onProgress?.(tablesShare + ((1 - tablesShare) * seenCount) / objects.rows);
  }
  return copiedFiles;
}

/** Copies missing files a second time, and distinguishes unused files from lost ones. */
async function retryMissing({ db }: Source, copy: FileCopy, copiedFiles: Copied): Promise<Copied> {
  if (copiedFiles.problems.length === 0) return copiedFiles;
  await sleep(waitForBytesMs);
  const problems: format.FileProblem[] = [];
  for (const { key } of copiedFiles.problems) {
    const problem = await copyStoredFile(copy, key);
    if (problem) problems.push((await isNamed(db, key)) ? problem : { key, problem: 'unused' });
  }
  return {
    ...copiedFiles,
    count: copiedFiles.count + copiedFiles.problems.length - problems.length,
    problems,
  };
}

async function writeManifest(folder: string, manifest: format.Manifest): Promise<void> {
  const file = await open(format.manifestPath(folder), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.sync();
  await file.close();
}

async function readTables(
  { env }: Source,
  folder: string,
  { signal }: BackupOptions,
): Promise<WrittenTables> {
  const reading = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    return await writeTables(reading, folder, signal);
  } finally {
    await reading.close();
  }
}

async function fillFolder(
  source: Source,
  copy: FileCopy,
  options: BackupOptions,
): Promise<Omit<format.Manifest, 'ended_at'>> {
  const started_at = source.now();
  const tables = await readTables(source, copy.folder, options);
  options.onProgress?.(tablesShare);
  const copied = await retryMissing(source, copy, await copyFiles(copy, tables, options));
  const { count, bytes, problems } = copied;
  return { format: format.formatNumber, started_at, ...tables, files: { count, bytes }, problems };
}

async function makeWhileHeld(
  source: Source,
  parent: string,
  options: BackupOptions,
  requireHold: () => Promise<void>,
): Promise<MadeBackup> {
  await removeUnfinished(parent);
  const earlier = (await listBackups(parent)).at(-1);
  const folder = join(parent, format.folderName(source.now()));
  const unfinishedFolder = `${folder}${format.unfinishedEnding}`;
  await mkdir(join(unfinishedFolder, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const copy = {
      files: source.files,
      folder: unfinishedFolder,
      earlier: earlier === undefined ? undefined : join(parent, earlier),
      folders: new Set<string>(),
    };
    const filled = await fillFolder(source, copy, options);
    await requireHold();
    const manifest = { ...filled, ended_at: source.now() };
    await writeManifest(unfinishedFolder, manifest);
    for (const each of [...copy.folders, join(unfinishedFolder, 'tables'), unfinishedFolder])
      await syncPath(each);
    await rename(unfinishedFolder, folder);
    await syncPath(parent);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinishedFolder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Makes a backup in a new folder of `parent`. Throws if another one is being made, or if the backup could not be
 * completed.
 */
export async function makeBackup(
  source: Source,
  parent: string,
  { signal, onProgress }: BackupOptions = {},
): Promise<MadeBackup> {
  const holder = randomUUID();
  if (!(await holdRemovals(source, holder)))
    throw new Error('Another backup is being made. If it was killed, try again in half a minute.');
  const requireHold = async () => {
    if (!(await renewHold(source, holder)))
      throw new Error('The backup was held up, so files may be missing.');
  };
  const lost = new AbortController();
  const timer = setInterval(() => void requireHold().catch((error: unknown) => lost.abort(error)), renewMs);
  try {
    const signals = signal ? [signal, lost.signal] : [lost.signal];
    const options = { signal: AbortSignal.any(signals), ...(onProgress && { onProgress }) };
    return await makeWhileHeld(source, parent, options, requireHold);
  } finally {
    clearInterval(timer);
    await endHold(source.db, holder).catch(() => undefined);
  }
}
