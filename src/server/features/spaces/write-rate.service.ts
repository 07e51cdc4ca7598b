import { LRUCache } from 'lru-cache';
import { spaceWritesAtOnce, spaceWritesPerSecond } from '#contract/limits.ts';
import { AppError } from '#server/app-error.ts';
import type { App } from '#server/http/context.ts';

/** Faster than anybody draws by hand. Refused writes stay in the device's outbox and are sent again. */

/** `used`: writes above the rate at time `at`. */
type Rate = { used: number; at: number };

const peopleMax = 5_000;
const ratesOfApp = new WeakMap<App, LRUCache<number, Rate>>();

/** Refuses 'too_many_requests' if the person writes faster than the limit. */
export function limitWriteRate(app: App, userId: number, count: number): void {
  if (count === 0) return;
  const rates = ratesOfApp.get(app) ?? new LRUCache<number, Rate>({ max: peopleMax });
  ratesOfApp.set(app, rates);
  const now = app.now();
  const { used, at } = rates.get(userId) ?? { used: 0, at: now };
  const left = Math.max(0, used - (Math.max(0, now - at) / 1_000) * spaceWritesPerSecond);
  const above = left + count - spaceWritesAtOnce;
  if (above > 0) throw new AppError('too_many_requests', {}, (above / spaceWritesPerSecond) * 1_000);
  rates.set(userId, { used: left + count, at: now });
}
