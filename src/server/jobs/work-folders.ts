import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders of running jobs, named by the mark of their lease. */

const workRootOf = (dataDir: string) => join(dataDir, 'work');

export async function makeWorkFolder(dataDir: string, holder: string): Promise<string> {
  const folder = join(workRootOf(dataDir), holder);
  await mkdir(folder, { recursive: true });
  return folder;
}

export async function removeWorkFolder(dataDir: string, holder: string): Promise<void> {
  await rm(join(workRootOf(dataDir), holder), { recursive: true, force: true, maxRetries: 3 });
}

/** Removes folders of killed processes; jobs with the marks of `listHolders` may be running. */
export async function removeLostFolders(
  dataDir: string,
  listHolders: () => Promise<readonly string[]>,
): Promise<void> {
  const folderNames = await readdir(workRootOf(dataDir)).catch(() => []);
  // Read after the folders: jobs are claimed before they get one, so no new folder counts as lost.
  const holders = await listHolders();
  for (const name of folderNames) if (!holders.includes(name)) await removeWorkFolder(dataDir, name);
}
