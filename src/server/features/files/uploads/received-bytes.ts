import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Bytes of uploads as they arrive: on this machine's disk, each under its upload's id. */

export const receivedDir = (dataDir: string) => join(dataDir, 'uploads');
export const receivedPath = (dataDir: string, id: string) => join(receivedDir(dataDir), id);

export async function makeReceivedDir(dataDir: string): Promise<void> {
  await mkdir(receivedDir(dataDir), { recursive: true });
}

export async function countReceived(dataDir: string, id: string): Promise<number | undefined> {
  const found = await stat(receivedPath(dataDir, id)).catch(() => undefined);
  return found?.size;
}

/** Removes what was received, and what checking it may have left beside it. */
export async function removeReceived(dataDir: string, id: string): Promise<void> {
  for (const name of await listReceived(dataDir)) {
    if (name.startsWith(id)) await rm(join(receivedDir(dataDir), name), { force: true });
  }
}

/** Names that begin with an upload's id. */
export async function listReceived(dataDir: string): Promise<string[]> {
  const names = await readdir(receivedDir(dataDir)).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{32}/.test(name));
}
