import { expect, test } from 'vitest';
import { suggestSettings, usualSettings } from './next-settings.ts';

const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).getTime();

const suggestDue = (due: number, chosen: number, now: number) =>
  suggestSettings({ settings: { ...usualSettings, due_at: due }, chosen_at: chosen }, now).due_at;

test('a proposed due time keeps its distance from today', () => {
  expect(suggestDue(at(2, 23, 59), at(2, 9), at(5, 14))).toBe(at(5, 23, 59));
  expect(suggestDue(at(9, 8), at(2, 9), at(27, 10))).toBe(new Date(2026, 11, 4, 8).getTime());
});

test('a due time that would have passed is left out', () => {
  expect(suggestDue(at(2, 10), at(2, 9), at(5, 14))).toBeNull();
});

test('everything is proposed again except an opening time', () => {
  const settings = { ...usualSettings, open_at: at(2, 8), attempts_allowed: 3, shuffle: true };
  expect(suggestSettings({ settings, chosen_at: at(2, 9) }, at(5, 14))).toEqual({
    ...settings,
    open_at: null,
  });
});

test('without an earlier choice the usual settings are proposed', () => {
  expect(suggestSettings(undefined, at(5, 14))).toEqual(usualSettings);
});
