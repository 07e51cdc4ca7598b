import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileProblem, filePath, readHashInKey } from '#server/features/backup/backup-format.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { hashFile } from '#server/storage/hash-file.ts';

/**
 * Copies one stored file into a backup. The file's name is the hash of its content, so each copy is verified
 * while it is written.
 */

export type CopyContext = {
  files: FileStore;
  folder: string;
  /** Folder of an earlier backup, whose files are linked instead of copied; undefined if there is none. */
  earlierFolder: string | undefined;
  /** Folders that this backup has created so far. */
  createdFolders: Set<string>;
};

/** Writes a file. Throws unless its content has the hash in the key. */
async function writeVerifiedFile(content: Readable, path: string, key: string): Promise<void> {
  const hash = createHash('sha256');
  const file = await open(path, 'w', 0o600);
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (hash.digest('hex') !== readHashInKey(key)) throw new DamagedFileError(key);
}

class DamagedFileError extends Error {}

/**
 * Links the file from the earlier backup if it is undamaged there. A link takes no space, and the file stays
 * when the other backup is removed. File systems without links get a copy.
 */
async function linkFromEarlier({ folder, earlierFolder }: CopyContext, key: string): Promise<boolean> {
  if (earlierFolder === undefined) return false;
  const earlierPath = filePath(earlierFolder, key);
  const foundHash = await hashFile(earlierPath).catch(() => undefined);
  if (foundHash?.sha256 !== readHashInKey(key)) return false;
  const path = filePath(folder, key);
  await link(earlierPath, path).catch(() => copyFile(earlierPath, path));
  return true;
}

/** Copies a file into the backup. Returns the problem if that was not possible. */
export async function copyStoredFile(copy: CopyContext, key: string): Promise<FileProblem | undefined> {
  const path = filePath(copy.folder, key);
  const folder = dirname(path);
  if (!copy.createdFolders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
  copy.createdFolders.add(folder);
  if (await linkFromEarlier(copy, key)) return undefined;
  if ((await copy.files.size(key)) === undefined) return { key, problem: 'missing' };
  try {
    await writeVerifiedFile(await copy.files.read(key), path, key);
    return undefined;
  } catch (error) {
    if (!(error instanceof DamagedFileError)) throw error;
    // Damaged files are left out of a backup, because nobody could tell them from good ones later.
    await rm(path);
    return { key, problem: 'damaged' };
  }
}
