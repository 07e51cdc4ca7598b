import type { Readable } from 'node:stream';

/** Stored bytes by key; the rest of the server does not know where they lie. */
export type FileStore = {
  /**
   * Stores bytes, or a copy of the local file at a path. Resolves once all of it is safe: a broken-off one
   * leaves nothing under the key. Storing the same bytes again is harmless.
   */
  put: (key: string, content: string | Uint8Array) => Promise<void>;
  /** Size in bytes; undefined when there is nothing under the key. */
  size: (key: string) => Promise<number | undefined>;
  /** The bytes, or those from `start` to `end` inclusive. Fails for an unknown key, at once or in the stream. */
  read: (key: string, range?: ByteRange) => Promise<Readable>;
  /** Harmless for an unknown key. */
  delete: (key: string) => Promise<void>;
  /** Removes what broken-off writes left behind. */
  clean: (now: number) => Promise<void>;
};

export type ByteRange = { start: number; end: number };
