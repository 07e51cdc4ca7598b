import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Activities } from '#activities/registry.ts';
import type { Language } from '#contract/language.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Turns } from '#server/auth/fair-queue.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Env } from '#server/env.ts';
import type { Programs } from '#server/media/programs/find-programs.ts';
import type { Bus } from '#server/realtime/bus.ts';
import type { FileStore } from '#server/storage/file-store.ts';

/** What the whole server shares; tests build one of their own. */
export type App = {
  env: Env;
  db: Db;
  parts: DialectParts;
  files: FileStore;
  bus: Bus;
  /** The activity types that there are. */
  activities: Activities;
  /** Programs found on this machine; what they would convert is refused where they are missing. */
  programs: Programs;
  /** Hashing passwords is heavy: sign-ins take turns. */
  passwordTurns: Turns;
  /** What is free on this machine's disk; tests fill it up. */
  readFreeBytes: () => Promise<number>;
  /** Milliseconds since 1970 UTC; tests move it. */
  now: () => number;
};

/** What a handler works with, for one request. */
export type Context = {
  app: App;
  db: Db;
  /** The signed-in person; absent only in operations open to the public. */
  actor: Actor | undefined;
  lang: Language;
  /** Address the request came from. */
  address: string;
  token: string | undefined;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type SignedInContext = Context & { actor: Actor };
