import type { Activities } from '#form/registry.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Env } from '#server/env.ts';
import type { FairQueue } from '#server/fair-queue.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';
import type { Bus } from '#server/realtime/bus.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** Objects that all requests share. Tests build their own. */
export type App = {
  env: Env;
  db: Db;
  parts: DialectParts;
  files: FileStore;
  bus: Bus;
  /** All activity types. */
  activities: Activities;
  /** Programs found on this machine; files that need a missing one are refused. */
  programs: Programs;
  /** Queue for hashing passwords, which is slow. */
  passwordQueue: FairQueue;
  /** Reads the free bytes on this machine's disk; tests replace it. */
  readFreeBytes: () => Promise<number>;
  /** Milliseconds since 1970 UTC; tests replace it. */
  now: () => number;
};
