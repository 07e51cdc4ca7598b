import { afterAll, beforeAll, expect, it } from 'vitest';
import type { AppError } from '#server/app-error.ts';
import type { GuessRule } from '#server/auth/guess-rule.ts';
import { countGuesses } from '#server/auth/guessing.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const rule: GuessRule = {
  freeTries: 4,
  firstWaitMs: 1_000,
  maxWaitMs: 8_000,
  forgetFewMs: 60_000,
  forgetManyMs: 60_000,
};

it('lets free tries through, regardless of the order in which they reach the database', async () => {
  const waits: number[] = [];
  for (const now of [1_005, 1_000, 1_003, 1_001, 1_900, 2_001]) {
    test.app.now = () => now;
    const wait = await countGuesses(test.app, [{ key: 'key', rule }]).then(
      () => 0,
      (error: AppError) => error.retryAfterMs ?? Number.NaN,
    );
    waits.push(wait);
  }
  // The fourth try starts the wait.
  expect(waits).toEqual([0, 0, 0, 0, 101, 0]);
});
