import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  isBackupName,
  type Manifest,
  manifestPath,
  manifestSchema,
  unfinishedEnding,
} from '#server/features/backup/backup-format.ts';

/** The backups of a folder. */

/** Throws an explanation for technicians if the folder is not a complete backup. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestPath(folder), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${folder} is no complete backup: it has no manifest.json.`);
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${manifestPath(folder)} cannot be read.`, { cause: error });
  }
}

/** Names of the complete backups in a folder, oldest first. */
export async function listBackups(parent: string): Promise<string[]> {
  const backupNames = (await readdir(parent).catch(() => [])).filter(isBackupName).sort();
  const foundNames = await Promise.all(
    backupNames.map((name) =>
      readManifest(join(parent, name)).then(
        () => [name],
        () => [],
      ),
    ),
  );
  return foundNames.flat();
}

/** Removes the remains of interrupted backups. Call it while making the only running backup of this school. */
export async function removeUnfinished(parent: string): Promise<void> {
  for (const name of await readdir(parent).catch(() => [])) {
    if (!name.endsWith(unfinishedEnding) || !isBackupName(name.slice(0, -unfinishedEnding.length))) continue;
    await rm(join(parent, name), { recursive: true, force: true });
  }
}
