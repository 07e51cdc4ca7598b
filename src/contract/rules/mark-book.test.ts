import { expect, it } from 'vitest';
import { type BookedWork, bookMark, findMarkState, summarizeMarks } from './mark-book.ts';

const now = 1_000;
const work = (change: Partial<BookedWork> = {}): BookedWork => ({
  is_assigned: true,
  is_excused: false,
  attempt: undefined,
  accepted_until: null,
  ...change,
});
const attempt = (score: number, needs_teacher = false) => ({ score, max_score: 8, needs_teacher });

it.each([
  ['open', work()],
  ['open', work({ accepted_until: 1_001 })],
  ['missing', work({ accepted_until: 1_000 })],
  ['marked', work({ attempt: attempt(4), accepted_until: 1 })],
  ['marked', work({ attempt: attempt(4), is_assigned: false })],
  ['waiting', work({ attempt: attempt(4, true) })],
  ['excused', work({ attempt: attempt(4), is_excused: true })],
  ['excused', work({ is_excused: true, accepted_until: 1 })],
  ['not_for', work({ is_assigned: false, accepted_until: 1 })],
] as const)('says %s', (state, booked) => {
  expect(findMarkState(booked, now)).toBe(state);
});

it('is the mean of what is marked, and says of how many', () => {
  const marks = [
    work({ attempt: attempt(8) }),
    work({ attempt: attempt(2) }),
    work({ attempt: attempt(0, true) }),
    work({ accepted_until: 1 }),
    work(),
    work({ is_excused: true, attempt: attempt(0) }),
    work({ is_assigned: false }),
  ].map((booked) => bookMark(booked, now));
  expect(summarizeMarks(marks)).toEqual({ share: 0.625, marked: 2, expected: 5 });
});

it('counts a mark of 0, and has no total without marks', () => {
  expect(summarizeMarks([bookMark(work({ attempt: attempt(0) }), now)])).toEqual({
    share: 0,
    marked: 1,
    expected: 1,
  });
  expect(summarizeMarks([bookMark(work(), now)])).toEqual({ share: null, marked: 0, expected: 1 });
});
