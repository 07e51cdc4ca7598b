import type { Counter } from '#server/auth/guess-counter.repository.ts';

/** Rules for how a counter changes with each try. Pure. */

/** Durations in milliseconds. */
export type GuessRule = {
  /** Number of tries without a wait between them. */
  freeTries: number;
  /** The wait after the last free try; each further try doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /**
   * A counter expires this long after its last try: `forgetFewMs` with fewer tries than `freeTries`, else
   * `forgetManyMs`.
   */
  forgetFewMs: number;
  forgetManyMs: number;
};

const minute = 60_000;
const hour = 60 * minute;

/** For the passwords of one account from one browser or device. */
export const passwordRule: GuessRule = {
  freeTries: 5,
  firstWaitMs: 1_000,
  maxWaitMs: 15 * minute,
  forgetFewMs: hour,
  forgetManyMs: 24 * hour,
};

/** Adds a try. */
export function countTry(counter: Counter, rule: GuessRule, now: number): Counter {
  const { freeTries, firstWaitMs, maxWaitMs, forgetFewMs, forgetManyMs } = rule;
  const tries = counter.forget_at <= now ? 1 : counter.tries + 1;
  const waitMs = tries < freeTries ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (tries - freeTries));
  const forgetMs = tries < freeTries ? forgetFewMs : forgetManyMs;
  // Another process may have started its try before this one: without a wait, nothing blocks it.
  return { ...counter, tries, blocked_until: waitMs > 0 ? now + waitMs : 0, forget_at: now + forgetMs };
}

/** Removes a try. An admitted try had no wait before it, so the current wait started with it and ends too. */
export function undoTry(counter: Counter): Counter {
  return counter.tries > 0 ? { ...counter, tries: counter.tries - 1, blocked_until: 0 } : counter;
}
