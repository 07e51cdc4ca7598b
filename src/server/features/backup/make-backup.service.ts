import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from '#server/app.ts';
import { openDatabase } from '#server/database/database.ts';
import * as format from '#server/features/backup/backup-format.ts';
import { type CopyContext, copyStoredFile } from '#server/features/backup/copy-files.ts';
import { listBackups, removeUnfinishedBackups } from '#server/features/backup/list-backups.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { isObjectUsed } from '#server/features/backup/tables.repository.ts';
import { type WrittenTables, writeTables } from '#server/features/backup/write-tables.ts';
import { endHold, holdRemovals, renewHold } from '#server/features/files/storage/removal-hold.service.ts';

/**
 * Makes a backup while the school is in use. Reads all rows as of one moment first, then the files that they
 * name. No stored bytes are removed until the backup ends, so that each of these files still exists.
 */

export type BackupSource = Pick<App, 'db' | 'env' | 'files' | 'now'>;
export type BackupOptions = { signal?: AbortSignal; onProgress?: (share: number) => void };
export type MadeBackup = { folder: string; manifest: format.Manifest };

const holdRenewalMs = 5_000;
/** An upload stores the bytes shortly after the row, so a missing file may appear within this time. */
const waitForBytesMs = 1_000;

/** Estimated share (0 to 1) that the tables have in the total work, for the progress. */
const tablesShare = 0.1;

async function syncPath(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  await handle.sync();
  await handle.close();
}

type CopiedFiles = { count: number; bytes: number; problems: format.FileProblem[] };
/** Files that were missing or damaged, with their sizes. */
type FirstCopies = CopiedFiles & { bytesByProblemKey: Map<string, number> };

async function copyFiles(
  copy: CopyContext,
  tables: WrittenTables,
  { signal, onProgress }: BackupOptions,
): Promise<FirstCopies> {
  const objectTable = tables.tables.find(({ name }) => name === 'stored_object');
  if (!objectTable) throw new Error('There is no school in this database.');
  const copiedFiles: FirstCopies = { count: 0, bytes: 0, problems: [], bytesByProblemKey: new Map() };
  let seenCount = 0;
  for await (const { key, bytes } of readTable(copy.folder, objectTable)) {
    signal?.throwIfAborted();
    const problem = await copyStoredFile(copy, String(key));
    if (problem) {
      copiedFiles.problems.push(problem);
      copiedFiles.bytesByProblemKey.set(problem.key, Number(bytes));
    } else {
      copiedFiles.count += 1;
      copiedFiles.bytes += Number(bytes);
    }
    seenCount += 1;
    onProgress?.(tablesShare + ((1 - tablesShare) * seenCount) / objectTable.rows);
  }
  return copiedFiles;
}

/**
 * Tries a second time to copy files that were missing or damaged, and distinguishes unused files from lost
 * ones.
 */
async function retryMissing(
  { db }: BackupSource,
  copy: CopyContext,
  { bytesByProblemKey, ...copiedFiles }: FirstCopies,
): Promise<CopiedFiles> {
  if (copiedFiles.problems.length === 0) return copiedFiles;
  await sleep(waitForBytesMs);
  const allFiles: CopiedFiles = { ...copiedFiles, problems: [] };
  for (const { key } of copiedFiles.problems) {
    const problem = await copyStoredFile(copy, key);
    if (problem) allFiles.problems.push((await isObjectUsed(db, key)) ? problem : { key, problem: 'unused' });
    else {
      allFiles.count += 1;
      allFiles.bytes += bytesByProblemKey.get(key) ?? 0;
    }
  }
  return allFiles;
}

async function writeManifest(folder: string, manifest: format.Manifest): Promise<void> {
  const file = await open(format.manifestPath(folder), 'wx', 0o600);
  await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`);
  await file.sync();
  await file.close();
}

async function copyTables(
  { env }: BackupSource,
  folder: string,
  { signal }: BackupOptions,
): Promise<WrittenTables> {
  const tableDatabase = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    return await writeTables(tableDatabase, folder, signal);
  } finally {
    await tableDatabase.close();
  }
}

async function fillFolder(
  source: BackupSource,
  copy: CopyContext,
  options: BackupOptions,
): Promise<Omit<format.Manifest, 'ended_at'>> {
  const started_at = source.now();
  const tables = await copyTables(source, copy.folder, options);
  options.onProgress?.(tablesShare);
  const copiedFiles = await retryMissing(source, copy, await copyFiles(copy, tables, options));
  const { count, bytes, problems } = copiedFiles;
  return { format: format.formatNumber, started_at, ...tables, files: { count, bytes }, problems };
}

async function makeBackupDuringHold(
  source: BackupSource,
  backupsFolder: string,
  options: BackupOptions,
  requireHold: () => Promise<void>,
): Promise<MadeBackup> {
  await removeUnfinishedBackups(backupsFolder);
  const earlierName = (await listBackups(backupsFolder)).at(-1);
  const folder = join(backupsFolder, format.toBackupFolderName(source.now()));
  const unfinishedFolder = `${folder}${format.unfinishedEnding}`;
  await mkdir(join(unfinishedFolder, 'tables'), { recursive: true, mode: 0o700 });
  try {
    const copy = {
      files: source.files,
      folder: unfinishedFolder,
      earlierFolder: earlierName === undefined ? undefined : join(backupsFolder, earlierName),
      createdFolders: new Set<string>(),
    };
    const partialManifest = await fillFolder(source, copy, options);
    await requireHold();
    const manifest = { ...partialManifest, ended_at: source.now() };
    await writeManifest(unfinishedFolder, manifest);
    for (const path of [...copy.createdFolders, join(unfinishedFolder, 'tables'), unfinishedFolder])
      await syncPath(path);
    await rename(unfinishedFolder, folder);
    await syncPath(backupsFolder);
    return { folder, manifest };
  } catch (error) {
    await rm(unfinishedFolder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Makes a backup in a new folder within `backupsFolder`. Throws if another one is being made, or if the
 * backup could not be completed.
 */
export async function makeBackup(
  source: BackupSource,
  backupsFolder: string,
  { signal, onProgress }: BackupOptions = {},
): Promise<MadeBackup> {
  const holder = randomUUID();
  if (!(await holdRemovals(source, holder)))
    throw new Error('Another backup is being made. If it was killed, try again in half a minute.');
  const requireHold = async () => {
    if (!(await renewHold(source, holder)))
      throw new Error('The backup was held up, so files may be missing.');
  };
  const holdLost = new AbortController();
  const timer = setInterval(
    () => void requireHold().catch((error: unknown) => holdLost.abort(error)),
    holdRenewalMs,
  );
  try {
    const signals = signal ? [signal, holdLost.signal] : [holdLost.signal];
    const options = { signal: AbortSignal.any(signals), ...(onProgress && { onProgress }) };
    return await makeBackupDuringHold(source, backupsFolder, options, requireHold);
  } finally {
    clearInterval(timer);
    await endHold(source.db, holder).catch(() => undefined);
  }
}
