import * as format from '#server/features/backup/backup-format.ts';
import { readManifest } from '#server/features/backup/list-backups.ts';
import { readTable } from '#server/features/backup/read-table.ts';
import { hashFile } from '#server/storage/hash-file.ts';

/**
 * Reads a whole backup and lists missing and damaged parts as sentences. Throws if the backup is not
 * complete.
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

export async function checkBackup(folder: string): Promise<string[]> {
  const manifest = await readManifest(folder);
  const lostFileProblems = format
    .listLostFiles(manifest)
    .map(({ key, problem }) => `The school itself had ${key} ${problem}.`);
  const problems: string[] = [];
  for (const table of manifest.tables) problems.push(...(await checkTable(folder, table)));
  const objectTable = manifest.tables.find(({ name }) => name === 'stored_object');
  if (!objectTable || problems.length > 0) return [...lostFileProblems, ...problems];
  const problemKeys = new Set(manifest.problems.map(({ key }) => key));
  for await (const { key } of readTable(folder, objectTable)) {
    if (!problemKeys.has(String(key))) problems.push(...(await checkFile(folder, String(key))));
  }
  return [...lostFileProblems, ...problems];
}
