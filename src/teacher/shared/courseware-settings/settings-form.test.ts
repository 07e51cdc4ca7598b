import { expect, test } from 'vitest';
import { fromPickerTime, toPickerTime } from '#ui/dates/picker-time.ts';
import { setSchool } from '#ui/school-store.ts';
import { toSettings } from './convert-settings.ts';
import type { SettingsForm } from './settings-form.ts';
import { validateSettings } from './validate-settings.ts';

const now = new Date(2026, 10, 21, 9, 0).getTime();

const form: SettingsForm = {
  openAt: null,
  dueAt: null,
  lateHours: 0,
  attempts_allowed: 1,
  counting_attempt: 'best',
  hasTimeLimit: false,
  timeLimitMinutes: 20,
  shuffle: false,
  feedback_rule: 'after_submit',
  marks_held: false,
  allow_guests: false,
  guestLimit: 40,
  target_kind: 'class',
  target_ids: [],
  work_by: 'person',
  group_set_id: null,
};

test('times survive the picker’s format unchanged', () => {
  expect(toPickerTime(now)).toBe('2026-11-21 09:00:00');
  expect(fromPickerTime(toPickerTime(now))).toBe(now);
  expect(fromPickerTime(toPickerTime(null))).toBeNull();
});

test('the picker shows and reads times of the school, also on a device elsewhere', () => {
  const time = Date.UTC(2026, 10, 21, 12);
  setSchool({ clock_offsets: [{ since: 0, minutes: 840 }] });
  expect(toPickerTime(time)).toBe('2026-11-22 02:00:00');
  expect(fromPickerTime('2026-11-22 02:00:00')).toBe(time);
  setSchool({});
});

test('without a time limit no minutes are sent', () => {
  expect(toSettings({ ...form, hasTimeLimit: false, timeLimitMinutes: 30 }).time_limit_minutes).toBeNull();
  expect(toSettings({ ...form, hasTimeLimit: true, timeLimitMinutes: 30 }).time_limit_minutes).toBe(30);
});

test('the defaults are valid', () => {
  expect(validateSettings(form, true, now)).toEqual({});
});

test('the due time must be after the opening time', () => {
  const times = { openAt: '2026-11-22 09:00:00', dueAt: '2026-11-22 09:00:00' };
  expect(validateSettings({ ...form, ...times }, false, now)).toEqual({ dueAt: 'due_before_open' });
});

test('opening with a due time in the past is refused, saving it closed is not', () => {
  const pastDueForm = { ...form, dueAt: '2026-11-20 09:00:00' };
  expect(validateSettings(pastDueForm, true, now)).toEqual({ dueAt: 'due_in_past' });
  expect(validateSettings(pastDueForm, false, now)).toEqual({});
});

test.each(['', 0, 601, 1.5] as const)('a time limit of %s minutes is refused', (timeLimitMinutes) => {
  expect(validateSettings({ ...form, hasTimeLimit: true, timeLimitMinutes }, false, now)).toEqual({
    timeLimitMinutes: 'minutes_range',
  });
});

test.each(['', 0, 501, 1.5] as const)('%s guests are refused, unless none are allowed', (guestLimit) => {
  const guestForm = { ...form, allow_guests: true, guestLimit };
  expect(validateSettings(guestForm, false, now)).toEqual({ guestLimit: 'guest_limit_range' });
  expect(validateSettings({ ...guestForm, allow_guests: false }, false, now)).toEqual({});
});

test('an empty number of guests is sent as the default', () => {
  expect(toSettings({ ...form, guestLimit: '' }).guest_limit).toBe(40);
  expect(toSettings({ ...form, guestLimit: 12 }).guest_limit).toBe(12);
});

test.each(['', -1, 721, 1.5] as const)('%s hours of late work are refused with a due time', (lateHours) => {
  const dueForm = { ...form, dueAt: '2026-11-22 09:00:00', lateHours };
  expect(validateSettings(dueForm, false, now)).toEqual({ lateHours: 'late_hours_range' });
  expect(validateSettings({ ...dueForm, dueAt: null }, false, now)).toEqual({});
});

test('hours of late work are sent with a due time only', () => {
  expect(toSettings({ ...form, dueAt: '2026-11-22 09:00:00', lateHours: 24 }).late_hours).toBe(24);
  expect(toSettings({ ...form, dueAt: null, lateHours: 24 }).late_hours).toBe(0);
});
