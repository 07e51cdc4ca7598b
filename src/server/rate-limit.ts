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

const trackedPeopleMax = 5_000;

type LimitedApp = { now: () => number };

/**
 * Returns a function that refuses with 'too_many_requests' if a person does something faster than the limit in
 * this process.
 */
export function limitPerPerson(limit: RateLimit): (app: LimitedApp, userId: number, count: number) => void {
  const getRates = perApp((_app: LimitedApp) => new LRUCache<number, RateState>({ max: trackedPeopleMax }));
  return (app, userId, count) => {
    if (count === 0) return;
    const rateByUser = getRates(app);
    const { state, waitMs } = addToRate(rateByUser.get(userId), count, app.now(), limit);
    if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
    rateByUser.set(userId, state);
  };
}
