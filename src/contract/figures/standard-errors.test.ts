import { expect, it } from 'vitest';
import { analyseWhole, findErrorOfCorrelation, findErrorOfMean } from './standard-errors.ts';

it('is smaller the more have answered', () => {
  expect(findErrorOfMean(0.4, 16)).toBeCloseTo(0.1, 12);
  expect(findErrorOfMean(0.4, 64)).toBeCloseTo(0.05, 12);
  expect(findErrorOfMean(0.4, 1)).toBeNull();
  expect(findErrorOfMean(null, 16)).toBeNull();
});

it('of a correlation depends on how strong it is', () => {
  expect(findErrorOfCorrelation(0.6, 18)).toBeCloseTo(0.2, 12);
  expect(findErrorOfCorrelation(-0.6, 18)).toBeCloseTo(0.2, 12);
  expect(findErrorOfCorrelation(0, 27)).toBeCloseTo(0.2, 12);
  expect(findErrorOfCorrelation(1, 18)).toBe(0);
  expect(findErrorOfCorrelation(0.6, 2)).toBeNull();
  expect(findErrorOfCorrelation(null, 18)).toBeNull();
});

/*
 * Worked out by hand. Scores of A (max 2): 2 2 0 0, B (max 2): 2 0 2 0, C (max 1): 1 1 1 0. Variances 4/3, 4/3 and 1/4.
 * Totals 5 3 3 0: mean 11/4, Σd² = (81 + 1 + 1 + 121)/16 = 51/4, variance 17/4.
 * Consistency 3/2 × (1 − (35/12) ÷ (17/4)) = 3/2 × (1 − 35/51) = 8/17; √(9/17 × 17/4) = 3/2, of 5: 0.3.
 */
it('agrees for the whole with figures calculated by hand', () => {
  const rows = [
    [2, 2, 1],
    [2, 0, 1],
    [0, 2, 1],
    [0, 0, 0],
  ];
  const { consistency, standard_error } = analyseWhole(rows, 5);
  expect(consistency).toBeCloseTo(8 / 17, 12);
  expect(standard_error).toBeCloseTo(0.3, 12);
});

it('is unknown without two questions, two attempts and a difference between them', () => {
  const none = { consistency: null, standard_error: null };
  expect(analyseWhole([], 5)).toEqual(none);
  expect(analyseWhole([[2, 1]], 5)).toEqual(none);
  expect(analyseWhole([[2], [1]], 5)).toEqual(none);
  expect(
    analyseWhole(
      [
        [2, 1],
        [1, 2],
      ],
      5,
    ),
  ).toEqual(none);
});
