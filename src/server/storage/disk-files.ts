import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { FileStore } from '#server/storage/file-store.ts';

/** Stores files in a folder of this machine. A completed `put` survives a power failure. */

/** No write takes longer. Younger unfinished files may belong to another process. */
const staleAfterMs = 24 * 3_600_000;

async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes the names in a folder durable. Windows does not support or need this. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform !== 'win32') await syncPath(path);
}

/** Makes a folder with those above it that are missing, and their names durable. */
async function makeFolder(path: string): Promise<void> {
  const firstMadeFolder = await mkdir(path, { recursive: true });
  if (firstMadeFolder === undefined) return;
  const topFolder = dirname(resolve(firstMadeFolder));
  let folder = resolve(path);
  while (folder.length > topFolder.length) {
    folder = dirname(folder);
    await syncFolder(folder);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function openDiskFiles(directory: string): FileStore {
  const pathOf = (key: string) => join(directory, key);
  const partsFolder = join(directory, 'parts');

  return {
    put: async (key, content) => {
      await makeFolder(partsFolder);
      await makeFolder(dirname(pathOf(key)));
      const partPath = join(partsFolder, randomUUID());
      try {
        if (typeof content === 'string') await copyFile(content, partPath);
        else await writeFile(partPath, content);
        await syncPath(partPath);
        await rename(partPath, pathOf(key));
        await syncFolder(dirname(pathOf(key)));
      } catch (error) {
        await rm(partPath, { force: true });
        throw error;
      }
    },
    size: async (key) => {
      try {
        return (await stat(pathOf(key))).size;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    read: async (key, range) => createReadStream(pathOf(key), range),
    delete: (key) => rm(pathOf(key), { force: true }),
    isEmpty: async () => (await readdir(directory).catch(() => [])).length === 0,
    clean: async (now) => {
      const partNames = await readdir(partsFolder).catch(() => []);
      for (const name of partNames) {
        const partStats = await stat(join(partsFolder, name)).catch(() => undefined);
        if (partStats && now - partStats.mtimeMs > staleAfterMs)
          await rm(join(partsFolder, name), { force: true });
      }
    },
  };
}
