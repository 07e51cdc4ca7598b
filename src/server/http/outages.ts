import type { FastifyBaseLogger } from 'fastify';
import { findOutage, type Outage } from '#server/database/outage.ts';
import type { App } from '#server/http/context.ts';

/**
 * Whether database and disk work. It is known from what requests meet, and from a look of its own: one small write
 * and the free bytes of the disk, however often somebody asks.
 */

declare module 'fastify' {
  interface FastifyInstance {
    outages: Outages;
  }
}

export type Outages = {
  /** What an error says about database and disk; undefined: nothing. An outage is logged once, not at each request. */
  note: (error: unknown) => Outage | undefined;
  /** Logs an error of work in the background; one of an outage only if that is news. */
  report: (error: unknown, message: string) => void;
  /** What does not work now; undefined = all does. Answers within two seconds. */
  find: () => Promise<Outage | undefined>;
  stop: () => void;
};

/** Writes a little into the database. */
type TryToWrite = () => Promise<void>;

/** So long a look counts, when all was well and when it was not. */
const goodForMs = 10_000;
const badForMs = 1_000;
/** So long an error of a request counts, though a small write may succeed where a larger one does not. */
const notedForMs = 5_000;
const answerMs = 2_000;
/** While something is wrong, it is looked for by itself whether that is over. */
const lookAgainMs = 2_000;
/** Less is no room for a day's answers. */
const freeBytesMin = 8 * 1024 * 1024;

async function look(app: App, tryToWrite: TryToWrite): Promise<Outage | undefined> {
  try {
    if ((await app.readFreeBytes()) < freeBytesMin) return 'disk_full';
    await tryToWrite();
    return undefined;
  } catch (error) {
    return findOutage(app.parts, error) ?? 'cannot_write';
  }
}

/** A database that does not answer is away. */
async function lookInTime(app: App, tryToWrite: TryToWrite): Promise<Outage | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Outage>((resolve) => {
    timer = setTimeout(resolve, answerMs, 'database_away');
  });
  try {
    return await Promise.race([look(app, tryToWrite), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

type Seen = { outage: Outage | undefined; at: number };

export function openOutages(app: App, log: FastifyBaseLogger, tryToWrite: TryToWrite): Outages {
  let noted: Seen | undefined;
  let looked: Seen | undefined;
  let looking: Promise<Outage | undefined> | undefined;
  let current: Outage | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isFresh = (seen: Seen, forMs: number) => Math.abs(app.now() - seen.at) < forMs;

  function begin(outage: Outage, error: unknown): void {
    if (current === undefined) {
      log.error({ err: error, outage }, 'database or disk does not work');
      timer = setInterval(() => void find(), lookAgainMs);
      timer.unref();
    }
    current = outage;
  }

  function end(): void {
    if (current !== undefined) log.warn({ outage: current }, 'database and disk work again');
    clearInterval(timer);
    current = undefined;
    noted = undefined;
  }

  function lookOnce(): Promise<Outage | undefined> {
    looking ??= lookInTime(app, tryToWrite)
      .then((outage) => {
        looked = { outage, at: app.now() };
        return outage;
      })
      .finally(() => {
        looking = undefined;
      });
    return looking;
  }

  async function find(): Promise<Outage | undefined> {
    if (noted && isFresh(noted, notedForMs)) return noted.outage;
    const isKnown = looked && isFresh(looked, looked.outage ? badForMs : goodForMs) && !noted;
    const outage = isKnown ? looked?.outage : await lookOnce();
    if (outage) begin(outage, undefined);
    else end();
    return outage;
  }

  function note(error: unknown): Outage | undefined {
    const outage = findOutage(app.parts, error);
    if (outage === undefined) return undefined;
    noted = { outage, at: app.now() };
    begin(outage, error);
    return outage;
  }

  return {
    note,
    find,
    report: (error, message) => {
      if (note(error) === undefined) log.error({ err: error }, message);
    },
    stop: () => clearInterval(timer),
  };
}
