import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '#contract/language.ts';
import type { App } from '#server/app.ts';
import type { Actor } from '#server/auth/actor.ts';
import type { Db } from '#server/database/database.ts';

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
