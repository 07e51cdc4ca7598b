import { expect, it } from 'vitest';
import { findLargestDifference, findQuantile, summarizeSpread } from './comparison.ts';

it('finds quartiles as spreadsheets do', () => {
  // QUARTILE.INC of 0.1, 0.2, 0.4, 0.8: 0.175 and 0.5.
  const values = [0.8, 0.1, 0.4, 0.2];
  expect(findQuantile(values, 0.25)).toBeCloseTo(0.175);
  expect(findQuantile(values, 0.5)).toBeCloseTo(0.3);
  expect(findQuantile(values, 0.75)).toBeCloseTo(0.5);
  expect(findQuantile([0.3], 0.75)).toBe(0.3);
  expect(findQuantile([], 0.5)).toBeNull();
});

it('says nothing of fewer than three', () => {
  expect(summarizeSpread([0.5, null, 1])).toEqual({
    marked: 2,
    lower_quartile: null,
    median: null,
    upper_quartile: null,
  });
  expect(summarizeSpread([1, null, 0, 0.5])).toEqual({
    marked: 3,
    lower_quartile: 0.25,
    median: 0.5,
    upper_quartile: 0.75,
  });
});

it('finds the largest difference of what is known', () => {
  expect(findLargestDifference([0.25, null, 0.75, 0.5])).toBe(0.5);
  expect(findLargestDifference([0.25, null])).toBeNull();
});
