import { expect, it } from 'vitest';
import { findLargestDifference, summarizeSpread } from './comparison.ts';

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
