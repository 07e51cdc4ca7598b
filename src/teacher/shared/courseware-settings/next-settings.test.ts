import { expect, test } from 'vitest';
import { defaultSettings, suggestSettings } from './next-settings.ts';

const timeOf = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const suggestDueTime = (due: number, chosen: number, now: number) =>
  suggestSettings({ settings: { ...defaultSettings, due_at: due }, chosen_at: chosen, proposed: {} }, now)
    .due_at;

test('a proposed due time keeps its distance from today', () => {
  expect(suggestDueTime(timeOf(2, 23, 59), timeOf(2, 9), timeOf(5, 14))).toBe(timeOf(5, 23, 59));
  expect(suggestDueTime(timeOf(9, 8), timeOf(2, 9), timeOf(27, 10))).toBe(new Date(2026, 11, 4, 8).getTime());
});

test('a due time that would have passed is left out', () => {
  expect(suggestDueTime(timeOf(2, 10), timeOf(2, 9), timeOf(5, 14))).toBeNull();
});

test('everything is proposed again except an opening time', () => {
  const settings = { ...defaultSettings, open_at: timeOf(2, 8), attempts_allowed: 3, shuffle: true };
  expect(suggestSettings({ settings, chosen_at: timeOf(2, 9), proposed: {} }, timeOf(5, 14))).toEqual({
    ...settings,
    open_at: null,
  });
});

test('what the activity proposes comes before what was chosen last', () => {
  const settings = { ...defaultSettings, time_limit_minutes: 20, shuffle: true };
  const proposed = { due_at: timeOf(9, 16), time_limit_minutes: 90, work_by: 'group' } as const;
  expect(suggestSettings({ settings, chosen_at: null, proposed }, timeOf(5, 14))).toEqual({
    ...settings,
    ...proposed,
  });
});

test('without an earlier choice the default settings are proposed', () => {
  expect(suggestSettings(undefined, timeOf(5, 14))).toEqual(defaultSettings);
});
