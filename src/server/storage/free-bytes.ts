import { statfs } from 'node:fs/promises';

/** How many bytes may still be written on the disk that has this folder. */
export async function readFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
