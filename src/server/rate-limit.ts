import { LRUCache } from 'lru-cache';
import { AppError } from '#server/app-error.ts';

/** Rates that allow bursts: a leaky bucket, which empties at a constant rate. */

/** `used`: what is in the bucket at time `at`, in milliseconds. */
export type RateState = { used: number; at: number };
export type RateLimit = { atOnce: number; perSecond: number };

/** Adds `count` at time `now`. `waitMs`: until the limit allows it; 0 = now. Pure. */
export function addToRate(
  state: RateState | undefined,
  count: number,
  now: number,
  { atOnce, perSecond }: RateLimit,
): { state: RateState; waitMs: number } {
  const { used, at } = state ?? { used: 0, at: now };
  const usedNow = Math.max(0, used - (Math.max(0, now - at) / 1_000) * perSecond);
  const waitMs = Math.max(0, ((usedNow + count - atOnce) / perSecond) * 1_000);
  return { state: { used: usedNow + count, at: now }, waitMs };
}

const peopleMax = 5_000;

type LimitedApp = { now: () => number };

/** A function that refuses 'too_many_requests' if a person does something faster than the limit in this process. */
export function limitPerPerson(limit: RateLimit): (app: LimitedApp, userId: number, count: number) => void {
  const ratesOfApp = new WeakMap<LimitedApp, LRUCache<number, RateState>>();
  return (app, userId, count) => {
    if (count === 0) return;
    const rates = ratesOfApp.get(app) ?? new LRUCache<number, RateState>({ max: peopleMax });
    ratesOfApp.set(app, rates);
    const { state, waitMs } = addToRate(rates.get(userId), count, app.now(), limit);
    if (waitMs > 0) throw new AppError('too_many_requests', {}, waitMs);
    rates.set(userId, state);
  };
}
