import { expect, it } from 'vitest';
import { msUntilMidnight } from './use-today.ts';

it('counts to the next midnight, also at the end of a year', () => {
  expect(msUntilMidnight(new Date(2026, 11, 31, 23, 59, 59).getTime())).toBe(1000);
  expect(msUntilMidnight(new Date(2026, 5, 1).getTime())).toBe(86_400_000);
});
