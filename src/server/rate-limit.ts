import { LRUCache } from 'lru-cache';
import { AppError } from '#server/app-error.ts';
import { perApp } from '#server/per-app.ts';

/** Rates that allow bursts: a leaky bucket, which empties at a constant rate. */

/** `used` is the level of the bucket at the time `measuredAt`, in milliseconds. */
export type RateState = { used: number; measuredAt: number };
export type RateLimit = { atOnce: number; perSecond: number };

/** Adds `count` at time `now`. `waitMs`: until the limit allows it; 0 = now. Pure. */
export function addToRate(
  state: RateState | undefined,
  count: number,
  now: number,
  { atOnce, perSecond }: RateLimit,
): { state: RateState; waitMs: number } {
  const { used, measuredAt } = state ?? { used: 0, measuredAt: now };
  const usedNow = Math.max(0, used - (Math.max(0, now - measuredAt) / 1_000) * perSecond);
  const waitMs = Math.max(0, ((usedNow + count - atOnce) / perSecond) * 1_000);
  return { state: { used: usedNow + count, measuredAt: now }, waitMs };
}

const trackedMax = 5_000;

type LimitedApp = { now: () => number };

/**
 * Returns a function that refuses with 'too_many_requests' if one person, network or thing is named faster than the
 * limit in this process.
 */
function limitPerKey(limit: RateLimit): (app: LimitedApp, key: number | string, count: number) => void {
  const getRates = perApp(
    (_app: LimitedApp) => new LRUCache<number | string, RateState>({ max: trackedMax }),
  );
  return (app, key, count) => {
    if (count === 0) return;
    const rateByKey = getRates(app);
    const { state, waitMs } = addToRate(rateByKey.get(key), count, app.now(), limit);
    if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
    rateByKey.set(key, state);
  };
}

type Limit<K> = (app: LimitedApp, key: K, count: number) => void;

/** Limits what one person does, by the person's id. */
export const limitPerPerson = (limit: RateLimit): Limit<number> => limitPerKey(limit);

/** Limits what comes from one network, see `networkOf`. */
export const limitPerNetwork = (limit: RateLimit): Limit<string> => limitPerKey(limit);
