import { expect, it } from 'vitest';
import { getPartOfDay } from './greeting.ts';

it('greets by the hour', () => {
  expect([4, 5, 11, 12, 17, 18, 23].map(getPartOfDay)).toEqual([
    'evening',
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ]);
});
