import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The files on this machine's disk that hold the received bytes of uploads. Each is named by its upload's id.
 */

export const receivedDir = (dataDir: string) => join(dataDir, 'uploads');
export const receivedPath = (dataDir: string, id: string) => join(receivedDir(dataDir), id);

export async function makeReceivedDir(dataDir: string): Promise<void> {
  await mkdir(receivedDir(dataDir), { recursive: true });
}

export async function countReceivedBytes(dataDir: string, id: string): Promise<number | undefined> {
  const fileStats = await stat(receivedPath(dataDir, id)).catch(() => undefined);
  return fileStats?.size;
}

/** Removes the received bytes of an upload, and files that checking may have left next to them. */
export async function removeReceivedFiles(dataDir: string, id: string): Promise<void> {
  for (const name of await listReceivedFileNames(dataDir)) {
    if (name.startsWith(id)) await rm(join(receivedDir(dataDir), name), { force: true });
  }
}

/** Lists the files whose names start with an upload's id. */
export async function listReceivedFileNames(dataDir: string): Promise<string[]> {
  const names = await readdir(receivedDir(dataDir)).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{32}/.test(name));
}
