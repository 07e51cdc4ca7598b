import { LRUCache } from 'lru-cache';

/**
 * Counts failed sign-ins per key (an account, an address) within a window. Bounded in memory: the oldest
 * keys are forgotten first.
 */
export type AttemptLimiter = {
  /** Minutes until the key may try again; 0 = now. */
  minutesLocked: (key: string, now: number) => number;
  fail: (key: string, now: number) => void;
  clear: (key: string) => void;
};

export function createAttemptLimiter(options: { failures: number; windowMs: number }): AttemptLimiter {
  const entries = new LRUCache<string, { count: number; since: number }>({ max: 20_000 });
  const current = (key: string, now: number) => {
    const entry = entries.get(key);
    return entry && now - entry.since < options.windowMs ? entry : undefined;
  };
  return {
    minutesLocked: (key, now) => {
      const entry = current(key, now);
      if (!entry || entry.count < options.failures) return 0;
      return Math.max(1, Math.ceil((entry.since + options.windowMs - now) / 60_000));
    },
    fail: (key, now) => {
      const entry = current(key, now);
      if (entry) entry.count += 1;
      else entries.set(key, { count: 1, since: now });
    },
    clear: (key) => {
      entries.delete(key);
    },
  };
}
