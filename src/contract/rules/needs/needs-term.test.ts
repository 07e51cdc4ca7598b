import { beforeAll, expect, it } from 'vitest';
import { simulateTerm, type TermCounts } from '#tests/support/simulated-term.ts';

/** What the signs are worth over a term, of which the truth is known. */

let term: TermCounts;

beforeAll(() => {
  term = simulateTerm(1, { classes: 30, lessons: 20 });
});

it('says at most one false thing to a teacher in a lesson', () => {
  expect(term.mostWrong).toBeLessThanOrEqual(1);
});

it('is never wrong about what was not handed in', () => {
  const { missing, not_started } = term.byReason;
  expect([missing.wrong, not_started.wrong]).toEqual([0, 0]);
  expect(missing.right).toBeGreaterThan(1_000);
});

it('finds most students who are stuck, and many who fall', () => {
  const { stuck, fell } = term.byReason;
  expect(stuck.right / term.stuck).toBeGreaterThan(0.7);
  expect(stuck.wrong / stuck.right).toBeLessThan(0.1);
  expect(fell.right).toBeGreaterThan(term.fallen / 3);
  expect(fell.wrong).toBeLessThan(fell.right / 2);
});
