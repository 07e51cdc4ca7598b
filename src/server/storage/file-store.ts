import { randomUUID } from 'node:crypto';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Uploaded files by key; the rest of the server does not know where they lie. */
export type FileStore = {
  /** Resolves once the whole file is stored; overwriting the same key with the same bytes is harmless. */
  put: (key: string, content: Readable | Uint8Array) => Promise<void>;
  has: (key: string) => Promise<boolean>;
  /** The file's absolute path on this machine, for serving with ranges. */
  localPath: (key: string) => string;
};

export function openDiskFiles(directory: string): FileStore {
  const disk = new Disk(new FSDriver({ location: directory, visibility: 'private' }));
  const localPath = (key: string) => join(directory, key);
  return {
    put: async (key, content) => {
      // Under its own name only once it is whole: a crash or a full disk leaves no half file to be served.
      const part = `${key}.${randomUUID()}.part`;
      try {
        await (content instanceof Readable ? disk.putStream(part, content) : disk.put(part, content));
        await rename(localPath(part), localPath(key));
      } catch (error) {
        await disk.delete(part);
        throw error;
      }
    },
    has: (key) => disk.exists(key),
    localPath,
  };
}
