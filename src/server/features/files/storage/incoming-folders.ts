import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Temporary folders for the files that the server stores itself, not through an upload. */

const staleAfterMs = 24 * 3_600_000;

const incomingDir = (dataDir: string) => join(dataDir, 'incoming');

/** Runs `action` with the path of a new, empty folder, and removes it afterwards. */
export async function withIncomingFolder<T>(
  dataDir: string,
  action: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(incomingDir(dataDir), { recursive: true });
  const folder = await mkdtemp(join(incomingDir(dataDir), 'upload-'));
  try {
    return await action(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Removes folders that a crash left behind. Folders younger than a day may belong to another process and are
 * kept.
 */
export async function removeStaleFolders(dataDir: string, now: number): Promise<void> {
  const names = await readdir(incomingDir(dataDir)).catch(() => []);
  for (const name of names) {
    const path = join(incomingDir(dataDir), name);
    const fileStats = await stat(path).catch(() => undefined);
    if (fileStats && now - fileStats.mtimeMs > staleAfterMs) await rm(path, { recursive: true, force: true });
  }
}
