import type { Counter } from '#server/auth/guess-counter.repository.ts';

/** What tries do to their counter. Pure. */

/** Durations in milliseconds. */
export type GuessRule = {
  /** Tries that have no wait between them. */
  free: number;
  /** The wait after the last free try; each further try doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** Forgets the key so long after its last try: while below `free`, and from then on. */
  forgetFewMs: number;
  forgetManyMs: number;
};

/** One try more. */
export function countTry(counter: Counter, rule: GuessRule, now: number): Counter {
  const { free, firstWaitMs, maxWaitMs, forgetFewMs, forgetManyMs } = rule;
  const tries = counter.forget_at <= now ? 1 : counter.tries + 1;
  const waitMs = tries < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (tries - free));
  const forgetMs = tries < free ? forgetFewMs : forgetManyMs;
  // A try of another process may have begun before the one it waited for: without a wait nothing blocks it.
  return { ...counter, tries, blocked_until: waitMs > 0 ? now + waitMs : 0, forget_at: now + forgetMs };
}

/** One try less. Whoever was let in had no wait, so the wait that is over now began with this try. */
export function takeBackTry(counter: Counter): Counter {
  return counter.tries > 0 ? { ...counter, tries: counter.tries - 1, blocked_until: 0 } : counter;
}
