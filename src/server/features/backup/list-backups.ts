import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isBackupName,
  type Manifest,
  manifestPath,
  manifestSchema,
  unfinishedEnding,
} from '#server/features/backup/backup-format.ts';

/** Finds the backups in a folder. */

/**
 * Reads the manifest of a backup. Throws an explanation for technicians if the folder is not a complete
 * backup.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no complete backup: it has no manifest.json.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${manifestPath(folder)} cannot be read.`, { cause: error });
  }
}

/** Lists the names of the complete backups in a folder, oldest first. */
export async function listBackups(backupsFolder: string): Promise<string[]> {
  const backupNames = (await readdir(backupsFolder).catch(() => [])).filter(isBackupName).sort();
  const completeNames = await Promise.all(
    backupNames.map((name) =>
      readManifest(join(backupsFolder, name)).then(
        () => [name],
        () => [],
      ),
    ),
  );
  return completeNames.flat();
}

/**
 * Removes what interrupted backups have left behind. Call it only while no other backup of this school is
 * being made.
 */
export async function removeUnfinishedBackups(backupsFolder: string): Promise<void> {
  for (const name of await readdir(backupsFolder).catch(() => [])) {
    if (!name.endsWith(unfinishedEnding) || !isBackupName(name.slice(0, -unfinishedEnding.length))) continue;
    await rm(join(backupsFolder, name), { recursive: true, force: true });
  }
}
