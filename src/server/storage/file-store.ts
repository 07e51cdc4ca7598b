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
  return {
    put: (key, content) =>
      content instanceof Readable ? disk.putStream(key, content) : disk.put(key, content),
    has: (key) => disk.exists(key),
    localPath: (key) => `${directory}/${key}`,
  };
}
