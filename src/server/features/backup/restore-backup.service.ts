import { readdir } from 'node:fs/promises';
import { openDatabase } from '#server/database/database.ts';
import type { Env } from '#server/env.ts';
import * as format from '#server/features/backup/backup-format.ts';
import { readManifest } from '#server/features/backup/list-backups.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { requireKnownVersion, restoreTables } from '#server/features/backup/restore-tables.ts';
import { listTables } from '#server/features/backup/tables.repository.ts';
import { claimDatabase } from '#server/realtime/claim-database.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { hashFile } from '#server/storage/hash-file.ts';
import { openFiles } from '#server/storage/open-files.ts';

/**
 * Restores a backup into an empty installation. The rows are written last, so that an interrupted restore
 * never looks like a school. The new installation may have another kind of database and of storage.
 */

export type RestoredBackup = { manifest: format.Manifest; problems: format.FileProblem[] };
type RestoreTarget = Pick<Env, 'dataDir' | 'databaseUrl' | 's3'>;

function refuseTarget(reason: string): never {
  throw new Error(`${reason} A backup is restored into an empty place only, so that it replaces nothing.`);
}

async function requireEmptyFolder({ dataDir }: RestoreTarget): Promise<void> {
  if ((await readdir(dataDir).catch(() => [])).length > 0)
    refuseTarget(`The folder ${dataDir} (DATA_DIR) is not empty.`);
}

async function restoreFile(
  files: FileStore,
  folder: string,
  key: string,
): Promise<format.FileProblem | undefined> {
  // Keys are used as paths, and a backup may come from an unknown source.
  if (!format.fileKeyPattern.test(key)) throw new Error(`The backup names a file that cannot be: ${key}`);
  const path = format.filePath(folder, key);
  const foundHash = await hashFile(path).catch(() => undefined);
  if (!foundHash) return { key, problem: 'missing' };
  if (foundHash.sha256 !== format.readHashInKey(key)) return { key, problem: 'damaged' };
  await files.put(key, path);
  return undefined;
}

/** Stores the backup's files, and returns those that are missing or damaged in the backup. */
async function restoreFiles(
  files: FileStore,
  folder: string,
  { tables, problems: knownProblems }: format.Manifest,
  onProgress: (share: number) => void,
): Promise<format.FileProblem[]> {
  const objectTable = tables.find(({ name }) => name === 'stored_object');
  const problems: format.FileProblem[] = [];
  const unusedKeys = new Set(
    knownProblems.flatMap(({ key, problem }) => (problem === 'unused' ? [key] : [])),
  );
  let seenCount = 0;
  for await (const { key } of objectTable ? readTable(folder, objectTable) : []) {
    const problem = await restoreFile(files, folder, String(key));
    if (problem && !unusedKeys.has(problem.key)) problems.push(problem);
    seenCount += 1;
    onProgress(seenCount / (objectTable?.rows ?? 1));
  }
  return problems;
}

/**
 * Restores a backup. Throws an explanation for technicians. Missing files do not stop the restore, because
 * the rest is still useful.
 */
export async function restoreBackup(
  env: Env,
  folder: string,
  onProgress: (share: number) => void = () => undefined,
): Promise<RestoredBackup> {
  const manifest = await readManifest(folder);
  requireKnownVersion(manifest);
  await requireEmptyFolder(env);
  const databaseClaim = await claimDatabase(env);
  const database = openDatabase({ dataDir: env.dataDir, databaseUrl: env.databaseUrl });
  try {
    if ((await listTables(database.db)).length > 0) refuseTarget('The database is not empty.');
    const files = await openFiles(env);
    if (!(await files.isEmpty())) refuseTarget('The bucket (S3_URL) is not empty.');
    const problems = await restoreFiles(files, folder, manifest, onProgress);
    await restoreTables(database, folder, manifest);
    return { manifest, problems };
  } finally {
    await database.close();
    await databaseClaim.release();
  }
}
