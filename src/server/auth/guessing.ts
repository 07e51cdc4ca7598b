import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type Counter, lockCounters, storeCounters } from '#server/auth/guess-counter.repository.ts';
import { deleteCounter } from '#server/auth/guess-memory.repository.ts';
import { countTry, type GuessRule, undoTry } from '#server/auth/guess-rule.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { perApp } from '#server/per-app.ts';

/** Slows down guessing: a try is counted before it is checked, and uncounted if it was right. */

/** The key of a counter, and the rule by which it counts. */
export type Guess = { key: string; rule: GuessRule };

type Counters = Map<string, Counter>;
type GuessWait = { key: string; waitMs: number };

/** `change` changes locked counters, or changes none and returns the key that has to wait. */
type CounterStep = {
  keys: readonly string[];
  change: (counters: Counters, now: number) => GuessWait | undefined;
};

/**
 * Protects the database from a flood of tries: simultaneous tries are counted in one transaction, and a wait that the
 * database has reported is repeated for a moment without asking again. The moment is short, because another process
 * may have uncounted a try.
 */
type GuessState = {
  batch: WriteBatch<CounterStep, GuessWait | undefined>;
  waitByKey: LRUCache<string, { since: number; until: number }>;
};

const repeatWaitMs = 1_000;
const maxStepsPerBatch = 256;

/** Runs the steps in order; each sees the changes of the steps before it. */
async function applySteps(
  tx: Db,
  steps: readonly CounterStep[],
  now: number,
): Promise<(GuessWait | undefined)[]> {
  const storedCounters = await lockCounters(tx, new Set(steps.flatMap(({ keys }) => keys)), now);
  const counters = new Map(storedCounters);
  const outcomes = steps.map(({ change }) => change(counters, now));
  await storeCounters(
    tx,
    [...counters.values()].filter((counter) => counter !== storedCounters.get(counter.key)),
  );
  return outcomes;
}

const guessStateOf = perApp(
  (app: App): GuessState => ({
    batch: createWriteBatch<CounterStep, GuessWait | undefined>({
      maxItems: maxStepsPerBatch,
      affectsAllWrites: (error) => isOutage(app.parts, error),
      write: (steps) => inTransaction(app.db, (tx) => applySteps(tx, steps, app.now())),
    }),
    waitByKey: new LRUCache({ max: 10_000 }),
  }),
);

/** Hashes the parts of a key, so that no address or email address is stored. */
export function guessKey(...parts: readonly string[]): string {
  return hash('sha256', parts.join('\n'), 'base64url');
}

function refuseTooManyAttempts(waitMs: number): never {
  throw new AppError('too_many_attempts', {}, waitMs);
}

function refuseDuringWait({ waitByKey }: GuessState, guesses: readonly Guess[], now: number): void {
  for (const { key } of guesses) {
    const wait = waitByKey.get(key);
    if (wait && now < wait.until && now < wait.since + repeatWaitMs) refuseTooManyAttempts(wait.until - now);
  }
}

const keysOf = (guesses: readonly Guess[]) => guesses.map(({ key }) => key);

function countTries(guesses: readonly Guess[], counters: Counters, now: number): GuessWait | undefined {
  for (const { key } of guesses) {
    const waitMs = (counters.get(key)?.blocked_until ?? 0) - now;
    if (waitMs > 0) return { key, waitMs };
  }
  for (const { key, rule } of guesses) {
    const counter = counters.get(key);
    if (counter) counters.set(key, countTry(counter, rule, now));
  }
  return undefined;
}

function undoTries(keys: readonly string[], counters: Counters): undefined {
  for (const key of keys) {
    const counter = counters.get(key);
    if (counter) counters.set(key, undoTry(counter));
  }
}

/**
 * Counts a try under all keys, or under none. Refuses with 'too_many_attempts' while one of them has to wait; refused tries
 * are not counted.
 */
export async function countGuesses(app: App, guesses: readonly Guess[]): Promise<void> {
  const state = guessStateOf(app);
  refuseDuringWait(state, guesses, app.now());
  const wait = await state.batch({
    keys: keysOf(guesses),
    change: (counters, now) => countTries(guesses, counters, now),
  });
  if (!wait) return;
  const now = app.now();
  state.waitByKey.set(wait.key, { since: now, until: now + wait.waitMs });
  refuseTooManyAttempts(wait.waitMs);
}

function forgetWaits({ waitByKey }: GuessState, guesses: readonly Guess[]): void {
  for (const { key } of guesses) waitByKey.delete(key);
}

/** Uncounts a try that was not checked. */
export async function undoGuesses(app: App, guesses: readonly Guess[]): Promise<void> {
  const state = guessStateOf(app);
  const keys = keysOf(guesses);
  await state.batch({ keys, change: (counters) => undoTries(keys, counters) });
  forgetWaits(state, guesses);
}

/** Uncounts a try that was right, and remembers `rightKey` until the given time. */
export async function rememberRight(
  app: App,
  guesses: readonly Guess[],
  rightKey: string,
  until: number,
): Promise<void> {
  const state = guessStateOf(app);
  const keys = keysOf(guesses);
  await state.batch({
    keys: [...keys, rightKey],
    change: (counters) => {
      undoTries(keys, counters);
      const rightCounter = counters.get(rightKey);
      if (rightCounter) counters.set(rightKey, { ...rightCounter, forget_at: until });
      return undefined;
    },
  });
  forgetWaits(state, guesses);
}

/** Uncounts a try that was right, and forgets all tries of its first key, in the caller's transaction. */
export async function forgetGuesses(
  app: App,
  tx: Db,
  [ownGuess, ...otherGuesses]: [Guess, ...Guess[]],
): Promise<void> {
  const keys = keysOf([ownGuess, ...otherGuesses]);
  await applySteps(tx, [{ keys, change: (counters) => undoTries(keys, counters) }], app.now());
  await deleteCounter(tx, ownGuess.key);
  forgetWaits(guessStateOf(app), [ownGuess, ...otherGuesses]);
}
