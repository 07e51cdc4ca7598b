import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markStates } from '#contract/choices.ts';
import { isPaperScore } from '#contract/paper-score.ts';
import {
  type BookedMark,
  type BookedWork,
  bookMark,
  bookPaperMark,
  type CategorizedMark,
  findMarkState,
  hasTotalChanged,
  type MarkCategory,
  summarizeMarks,
} from './mark-book.ts';

const now = 1_000;
const work = (change: Partial<BookedWork> = {}): BookedWork => ({
  is_assigned: true,
  is_excused: false,
  attempt: undefined,
  accepted_until: null,
  ...change,
});
const inCategory = (category_id: number | null, ...marks: BookedMark[]): CategorizedMark[] =>
  marks.map((mark) => ({ ...mark, category_id }));
const marked = (share: number): BookedMark => ({ state: 'marked', share });
const missing: BookedMark = { state: 'missing', share: null };
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
  expect(summarizeMarks(inCategory(null, ...marks)).total).toEqual({
    share: 0.625,
    marked: 2,
    expected: 5,
    means: [],
  });
});

it('counts a mark of 0, and has no total without marks', () => {
  const summarize = (booked: BookedWork) => summarizeMarks(inCategory(null, bookMark(booked, now))).total;
  expect(summarize(work({ attempt: attempt(0) }))).toMatchObject({ share: 0, marked: 1, expected: 1 });
  expect(summarize(work())).toMatchObject({ share: null, marked: 0, expected: 1 });
});

it.each([
  [undefined, { state: 'open', share: null }],
  [
    { score: null, is_excused: true },
    { state: 'excused', share: null },
  ],
  [
    { score: 0, is_excused: false },
    { state: 'marked', share: 0 },
  ],
  [
    { score: 12.5, is_excused: false },
    { state: 'marked', share: 0.625 },
  ],
] as const)('books work on paper: %o', (mark, booked) => {
  expect(bookPaperMark(mark, 20)).toEqual(booked);
});

it('takes points with at most two decimals, up to the maximum', () => {
  expect([0, 0.29, 12.5, 8.03, 20].every((score) => isPaperScore(score, 20))).toBe(true);
  expect([-1, 20.01, 1.234, NaN, Infinity].some((score) => isPaperScore(score, 20))).toBe(false);
});

it('says that a total has changed once a hundredth of a percent shows it', () => {
  expect(hasTotalChanged(0.7, 0.7 + 1e-12)).toBe(false);
  expect(hasTotalChanged(0.7, 0.7001)).toBe(true);
  expect(hasTotalChanged(null, null)).toBe(false);
  expect(hasTotalChanged(null, 0)).toBe(true);
});

describe('categories', () => {
  const category = (id: number, weight: number, drop_lowest = 0): MarkCategory => ({
    id,
    weight,
    drop_lowest,
  });

  it('weighs the means of the categories', () => {
    const marks = [...inCategory(1, marked(0.5), marked(1), missing), ...inCategory(2, marked(0.4))];
    const { total } = summarizeMarks(marks, [category(1, 30), category(2, 70)]);
    // 0.3 × 0.75 + 0.7 × 0.4
    expect(total.share).toBeCloseTo(0.505, 12);
    expect(total).toMatchObject({ marked: 3, expected: 4, means: [0.75, 0.4] });
  });

  it('counts nothing for a category in which nothing is marked', () => {
    const marks = [
      ...inCategory(1, marked(0.5)),
      ...inCategory(2, missing, { state: 'waiting', share: null }),
    ];
    const { total } = summarizeMarks(marks, [category(1, 10), category(2, 90), category(3, 50)]);
    expect(total).toEqual({ share: 0.5, marked: 1, expected: 3, means: [0.5, null, null] });
  });

  it('shows the mean of a category without weight, which does not count', () => {
    const marks = [...inCategory(1, marked(0.5)), ...inCategory(2, marked(1), missing)];
    const { total } = summarizeMarks(marks, [category(1, 10), category(2, 0)]);
    expect(total).toEqual({ share: 0.5, marked: 1, expected: 1, means: [0.5, 1] });
  });

  it('counts work without a category only as long as no category has a weight', () => {
    const marks = [...inCategory(null, marked(0.2)), ...inCategory(1, marked(1))];
    expect(summarizeMarks(marks, [category(1, 0)]).total).toMatchObject({
      share: 0.2,
      marked: 1,
      expected: 1,
    });
    expect(summarizeMarks(marks, [category(1, 5)]).total).toMatchObject({ share: 1, marked: 1, expected: 1 });
  });

  it('leaves out the lowest marks, never missing work, and not the last mark', () => {
    const marks = inCategory(1, marked(0.9), missing, marked(0), marked(0.3));
    const dropTwo = summarizeMarks(marks, [category(1, 1, 2)]);
    expect(dropTwo.dropped).toEqual(new Set([2, 3]));
    expect(dropTwo.total).toEqual({ share: 0.9, marked: 1, expected: 2, means: [0.9] });
    const dropMany = summarizeMarks(inCategory(1, marked(0.1), missing), [category(1, 1, 5)]);
    expect(dropMany.dropped.size).toBe(0);
    expect(dropMany.total).toMatchObject({ share: 0.1, marked: 1, expected: 2 });
  });

  const anyMark = fc.record({
    state: fc.constantFrom(...markStates),
    points: fc.integer({ min: 0, max: 40 }),
    category_id: fc.constantFrom(null, 1, 2),
  });
  const anyMarks = fc.array(anyMark, { maxLength: 14 }).map((marks) =>
    marks.map(({ state, points, category_id }) => ({
      state,
      share: state === 'marked' ? points / 40 : null,
      category_id,
    })),
  );
  const weights = fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 }));

  it('never lowers a mean or a total by leaving out marks, for nobody', () => {
    fc.assert(
      fc.property(anyMarks, weights, fc.integer({ min: 0, max: 6 }), (marks, [one, two], drop) => {
        const [without, with_] = [0, drop].map((count) =>
          summarizeMarks(marks, [category(1, one, count), category(2, two, count)]),
        );
        const pairs = [without, with_].map((each) => [
          each?.total.share ?? null,
          ...(each?.total.means ?? []),
        ]);
        for (const [index, before] of (pairs[0] ?? []).entries()) {
          const after = pairs[1]?.[index] ?? null;
          expect(after === null).toBe(before === null);
          // Sums of the same numbers in another order differ in the last digits.
          expect(Number(after)).toBeGreaterThanOrEqual(Number(before) - 1e-12);
        }
        for (const place of with_?.dropped ?? []) expect(marks[place]?.state).toBe('marked');
      }),
    );
  });

  it('has a total between the lowest and the highest mark, and counts no more than is expected', () => {
    fc.assert(
      fc.property(anyMarks, weights, (marks, [one, two]) => {
        const { total } = summarizeMarks(marks, [category(1, one, 1), category(2, two)]);
        const shares = marks.flatMap(({ share }) => share ?? []);
        expect(total.marked).toBeLessThanOrEqual(total.expected);
        if (total.share === null) return;
        expect(total.share).toBeGreaterThanOrEqual(Math.min(...shares) - 1e-12);
        expect(total.share).toBeLessThanOrEqual(Math.max(...shares) + 1e-12);
      }),
    );
  });
});
