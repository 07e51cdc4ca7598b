import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#server/database/database.ts';
import * as format from '#server/features/backup/backup-format.ts';
import { readManifest } from '#server/features/backup/list-backups.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { requireKnownVersion, restoreTables } from '#server/features/backup/restore-tables.ts';
import { hashFile } from '#server/storage/hash-file.ts';

/**
 * Reads a whole backup and lists missing and damaged parts as sentences, and why it cannot be restored. Throws if the
 * backup is not complete.
 */

async function checkTable(folder: string, table: format.TableSummary): Promise<string[]> {
  try {
    for await (const row of readTable(folder, table)) void row;
    return [];
  } catch (error) {
    return [(error as Error).message];
  }
}

async function checkFile(folder: string, key: string): Promise<string[]> {
  if (!format.fileKeyPattern.test(key)) return [`The backup names a file that cannot be: ${key}`];
  const foundHash = await hashFile(format.filePath(folder, key)).catch(() => undefined);
  if (!foundHash) return [`The file ${key} is missing.`];
  return foundHash.sha256 === format.readHashInKey(key) ? [] : [`The file ${key} is damaged.`];
}

/**
 * Restores the rows into a database that is removed afterwards, so that everything that a restore refuses is found: rows
 * that belong to nothing, tables that are missing, a version that is too new.
 */
async function tryToRestore(folder: string, manifest: format.Manifest): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'check-backup-'));
  const database = openDatabase({ dataDir, databaseUrl: undefined });
  try {
    await restoreTables(database, folder, manifest);
    return [];
  } catch (error) {
    return [`The rows of this backup cannot be restored: ${(error as Error).message}`];
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

export async function checkBackup(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  try {
    requireKnownVersion(manifest);
  } catch (error) {
    return [(error as Error).message];
  }
  const lostFileProblems = format
    .listLostFiles(manifest)
    .map(({ key, problem }) => `The school itself had ${key} ${problem}.`);
  const problems: string[] = [];
  for (const table of manifest.tables) problems.push(...(await checkTable(folder, table)));
  const objectTable = manifest.tables.find(({ name }) => name === 'stored_object');
  if (problems.length === 0) problems.push(...(await tryToRestore(folder, manifest)));
  if (!objectTable || problems.length > 0) return [...lostFileProblems, ...problems];
  const problemKeys = new Set(manifest.problems.map(({ key }) => key));
  for await (const { key } of readTable(folder, objectTable)) {
    if (!problemKeys.has(String(key))) problems.push(...(await checkFile(folder, String(key))));
  }
  return [...lostFileProblems, ...problems];
}
