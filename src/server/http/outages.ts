import type { FastifyBaseLogger } from 'fastify';
import type { App } from '#server/app.ts';
import { findOutage, type Outage } from '#server/database/outage.ts';

/**
 * Detects outages of the database and the disk, from errors of requests and from its own probes: a small write and
 * the free bytes of the disk. Simultaneous questions share a probe.
 */

declare module 'fastify' {
  interface FastifyInstance {
    outages: Outages;
  }
}

export type Outages = {
  /** The outage that an error means, if any. An outage is logged once, not for each request. */
  note: (error: unknown) => Outage | undefined;
  /** Logs an error of background work, unless it belongs to a known outage. */
  report: (error: unknown, message: string) => void;
  /** The current outage; undefined if everything works. Answers within two seconds. */
  find: () => Promise<Outage | undefined>;
  stop: () => void;
};

/** Makes a small write to the database. */
type TryToWrite = () => Promise<void>;

/** How long the result of a probe is used: after success, and after a failure. */
const successFreshMs = 10_000;
const failureFreshMs = 1_000;
/** How long the error of a request counts, even if a small write succeeds. */
const notedFreshMs = 5_000;
const answerTimeoutMs = 2_000;
/** During an outage, probes also run regularly. */
const probeIntervalMs = 2_000;
/** With less free space, the answers of one day would not fit. */
const freeBytesMin = 8 * 1024 * 1024;

async function probe(app: App, tryToWrite: TryToWrite): Promise<Outage | undefined> {
  try {
    if ((await app.readFreeBytes()) < freeBytesMin) return 'disk_full';
    await tryToWrite();
    return undefined;
  } catch (error) {
    return findOutage(app.parts, error) ?? 'cannot_write';
  }
}

/** Reports 'database_away' if the database does not answer in time. */
async function probeInTime(app: App, tryToWrite: TryToWrite): Promise<Outage | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Outage>((resolve) => {
    timer = setTimeout(resolve, answerTimeoutMs, 'database_away');
  });
  try {
    return await Promise.race([probe(app, tryToWrite), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

type ObservedOutage = { outage: Outage | undefined; observedAt: number };

export function openOutages(app: App, log: FastifyBaseLogger, tryToWrite: TryToWrite): Outages {
  let notedOutage: ObservedOutage | undefined;
  let probedOutage: ObservedOutage | undefined;
  let runningProbe: Promise<Outage | undefined> | undefined;
  let currentOutage: Outage | undefined;
  let timer: NodeJS.Timeout | undefined;

  const isFresh = (observed: ObservedOutage, freshMs: number) =>
    Math.abs(app.now() - observed.observedAt) < freshMs;

  function startOutage(outage: Outage, error: unknown): void {
    if (currentOutage === undefined) {
      log.error({ err: error, outage }, 'database or disk does not work');
      timer = setInterval(() => void find(), probeIntervalMs);
      timer.unref();
    }
    currentOutage = outage;
  }

  function endOutage(): void {
    if (currentOutage !== undefined) log.warn({ outage: currentOutage }, 'database and disk work again');
    clearInterval(timer);
    currentOutage = undefined;
    notedOutage = undefined;
  }

  function probeOnce(): Promise<Outage | undefined> {
    runningProbe ??= probeInTime(app, tryToWrite)
      .then((outage) => {
        probedOutage = { outage, observedAt: app.now() };
        return outage;
      })
      .finally(() => {
        runningProbe = undefined;
      });
    return runningProbe;
  }

  async function find(): Promise<Outage | undefined> {
    if (notedOutage && isFresh(notedOutage, notedFreshMs)) return notedOutage.outage;
    const isKnown =
      probedOutage &&
      isFresh(probedOutage, probedOutage.outage ? failureFreshMs : successFreshMs) &&
      !notedOutage;
    const outage = isKnown ? probedOutage?.outage : await probeOnce();
    if (outage) startOutage(outage, undefined);
    else endOutage();
    return outage;
  }

  function note(error: unknown): Outage | undefined {
    const outage = findOutage(app.parts, error);
    if (outage === undefined) return undefined;
    notedOutage = { outage, observedAt: app.now() };
    startOutage(outage, error);
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
