import type { Readable } from 'node:stream';

/** Stores bytes under keys, on disk or in S3; the rest of the server does not know where. */
export type FileStore = {
  /**
   * Stores bytes, or a copy of the local file at a path, and resolves once they are safe. An interrupted write leaves
   * nothing under the key. Storing the same bytes again is harmless.
   */
  put: (key: string, content: string | Uint8Array) => Promise<void>;
  /** Size in bytes; undefined if the key does not exist. */
  size: (key: string) => Promise<number | undefined>;
  /** All bytes, or those from `start` to `end` inclusive. Fails for an unknown key, immediately or in the stream. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Harmless for an unknown key. */
  delete: (key: string) => Promise<void>;
  /** Whether nothing is stored. */
  isEmpty: () => Promise<boolean>;
  /** Removes the remains of interrupted writes. */
  clean: (now: number) => Promise<void>;
};

export type ByteRange = { start: number; end: number };
