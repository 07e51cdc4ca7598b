import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Files with the received bytes of uploads on this machine's disk, named by the upload's id. */

export const receivedDir = (dataDir: string) => join(dataDir, 'uploads');
export const receivedPath = (dataDir: string, id: string) => join(receivedDir(dataDir), id);

export async function makeReceivedDir(dataDir: string): Promise<void> {
  await mkdir(receivedDir(dataDir), { recursive: true });
}

export async function countReceived(dataDir: string, id: string): Promise<number | undefined> {
  const found = await stat(receivedPath(dataDir, id)).catch(() => undefined);
  return found?.size;
}

/** Removes the received bytes of an upload, and files that checking may have left next to them. */
export async function removeReceived(dataDir: string, id: string): Promise<void> {
  for (const name of await listReceived(dataDir)) {
    if (name.startsWith(id)) await rm(join(receivedDir(dataDir), name), { force: true });
  }
}

/** Names that start with an upload's id. */
export async function listReceived(dataDir: string): Promise<string[]> {
  const names = await readdir(receivedDir(dataDir)).catch(() => []);
  return names.filter((name) => /^[0-9a-f]{32}/.test(name));
}
