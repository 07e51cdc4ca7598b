import { expect, it } from 'vitest';
import { findClassSpread, findSpread } from './spread.ts';

it('finds the quartiles that Excel and R find', () => {
  expect(findSpread([])).toBeNull();
  expect(findSpread([0.4])).toEqual({ least: 0.4, lower: 0.4, middle: 0.4, upper: 0.4, most: 0.4 });
  // QUARTILE.INC({1;2;4;7;8;9;10;12}; 1..3) of Excel's documentation.
  expect(findSpread([12, 1, 9, 2, 8, 4, 10, 7])).toEqual({
    least: 1,
    lower: 3.5,
    middle: 7.5,
    upper: 9.25,
    most: 12,
  });
});

it('shows nothing of fewer than three of a class, as an average', () => {
  expect(findClassSpread([0.2, 0.6, null], 30)).toBeNull();
  expect(findClassSpread([0.2, 0.6, null, 1], 30)).toMatchObject({ least: 0.2, middle: 0.6, most: 1 });
  expect(findClassSpread([0.2, 0.6], 2)).toMatchObject({ least: 0.2, most: 0.6 });
});
