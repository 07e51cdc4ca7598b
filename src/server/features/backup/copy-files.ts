import { createHash } from 'node:crypto';
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Readable } from 'node:stream';
import { type FileProblem, filePath, hashInKey } from '#server/features/backup/backup-format.ts';
import type { FileStore } from '#server/storage/file-store.ts';
import { hashFile } from '#server/storage/hash-file.ts';

/**
 * Copies one stored file into a backup. The file's name is the hash of its content, so each copy is verified while it
 * is written.
 */

export type FileCopy = {
  files: FileStore;
  folder: string;
  /** The folder of an earlier backup, whose files are linked instead of copied; undefined if there is none. */
  earlier: string | undefined;
  /** Folders made so far. */
  folders: Set<string>;
};

/** Throws unless the content has the hash in the key. */
async function writeChecked(content: Readable, path: string, key: string): Promise<void> {
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
  if (hash.digest('hex') !== hashInKey(key)) throw new DamagedFile(key);
}

class DamagedFile extends Error {}

/**
 * Links the file from the earlier backup if it is undamaged there. A link takes no space, and removing one backup
 * does not remove the file from the other. File systems without links get a copy.
 */
async function linkFromEarlier({ folder, earlier }: FileCopy, key: string): Promise<boolean> {
  if (earlier === undefined) return false;
  const earlierPath = filePath(earlier, key);
  const found = await hashFile(earlierPath).catch(() => undefined);
  if (found?.sha256 !== hashInKey(key)) return false;
  const path = filePath(folder, key);
  await link(earlierPath, path).catch(() => copyFile(earlierPath, path));
  return true;
}

/** Undefined if the file is now in the backup. */
export async function copyStoredFile(copy: FileCopy, key: string): Promise<FileProblem | undefined> {
  const path = filePath(copy.folder, key);
  const folder = dirname(path);
  if (!copy.folders.has(folder)) await mkdir(folder, { recursive: true, mode: 0o700 });
  copy.folders.add(folder);
  if (await linkFromEarlier(copy, key)) return undefined;
  if ((await copy.files.size(key)) === undefined) return { key, problem: 'missing' };
  try {
    await writeChecked(await copy.files.read(key), path, key);
    return undefined;
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    // A backup contains no damaged files, because nobody could tell them from good ones later.
    await rm(path);
    return { key, problem: 'damaged' };
  }
}
