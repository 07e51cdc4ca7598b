import { expect, it } from 'vitest';
import { moveItem } from './move-item.ts';

it.each<[number, number, string]>([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [5, 0, 'abc'],
])('moves item %d to %d: %s', (from, to, expected) => {
  expect(moveItem(['a', 'b', 'c'], from, to).join('')).toBe(expected);
});
