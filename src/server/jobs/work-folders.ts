import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Each job has a folder of its own, named by the mark of who holds the job. */

const workDir = (dataDir: string) => join(dataDir, 'work');

export async function makeWorkFolder(dataDir: string, holder: string): Promise<string> {
  const folder = join(workDir(dataDir), holder);
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function removeWorkFolder(dataDir: string, holder: string): Promise<void> {
  await rm(join(workDir(dataDir), holder), { recursive: true, force: true, maxRetries: 3 });
}

/** Removes what processes that were killed left here; the holders that `listHolders` gives may be at work. */
export async function removeLostFolders(
  dataDir: string,
  listHolders: () => Promise<readonly string[]>,
): Promise<void> {
  const names = await readdir(workDir(dataDir)).catch(() => []);
  // Asked for after the folders: a job is claimed before it has one, so none that begins now is taken for lost.
  const holders = await listHolders();
  for (const name of names) if (!holders.includes(name)) await removeWorkFolder(dataDir, name);
}
