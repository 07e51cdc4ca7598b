import { expect, test } from 'vitest';
import { dueDay } from './due-day.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

test.each([
  [at(22, 23, 59), 'today'],
  [at(23, 0), 'tomorrow'],
  [at(23, 23, 59), 'tomorrow'],
  [at(24, 0), 'later'],
] as const)('%i is due %s, seen from the morning of the 22nd', (due, day) => {
  expect(dueDay(due, at(22, 8))).toBe(day);
});
