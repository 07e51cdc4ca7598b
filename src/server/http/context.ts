import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { Activities } from '#form/registry.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { FairQueue } from '#server/auth/fair-queue.ts';
import type { Db } from '#server/database/database.ts';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';
import type { Env } from '#server/env.ts';
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

/** The facts of one request for its handler. */
export type RequestContext = {
  app: App;
  db: Db;
  /** The signed-in person; absent only in operations open to the public. */
  actor: Actor | undefined;
  lang: Language;
  /** IP address of the client. */
  address: string;
  token: string | undefined;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type SignedInContext = RequestContext & { actor: Actor };

/** The facts about an acting person that services need, from a request or a live connection. */
export type ActorContext = Pick<SignedInContext, 'app' | 'db' | 'actor'>;
