import { expect, it } from 'vitest';
import { createClock } from '#ui/school-clock.ts';
import { writeReminder } from './write-reminder.ts';

/** What a reminder says at first, by what is known of the due time. */

const clock = createClock([]);
const now = Date.UTC(2026, 10, 30, 8);
const hour = 3_600_000;
const write = (due_at: number | null, late_until?: number) =>
  writeReminder({ courseware_name: 'Fractions', due_at, late_until }, { language: 'en', clock, now });

it('names the work and its due time', () => {
  expect(write(null)).toBe('Please do “Fractions”.');
  expect(write(now + hour)).toMatch(/^Please do “Fractions”. It is due 2026\/11\/30 /);
  expect(write(now - hour)).toMatch(/was due 2026\/11\/30 .* talk to me/);
  expect(write(now - hour, now + hour)).toMatch(/still accepted until 2026\/11\/30 /);
  expect(write(now - 2 * hour, now - hour)).toMatch(/talk to me/);
});
