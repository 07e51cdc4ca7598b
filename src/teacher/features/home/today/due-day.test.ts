import { expect, test } from 'vitest';
import { classifyDueDay } from './due-day.ts';

const timeAt = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

test.each([
  [timeAt(22, 23, 59), 'today'],
  [timeAt(23, 0), 'tomorrow'],
  [timeAt(23, 23, 59), 'tomorrow'],
  [timeAt(24, 0), 'later'],
] as const)('%i is due %s, seen from the morning of the 22nd', (due, day) => {
  expect(classifyDueDay(due, timeAt(22, 8))).toBe(day);
});
