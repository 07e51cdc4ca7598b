import { guestLimitMax, lateHoursMax, timeLimitMaxMinutes } from '#contract/limits.ts';
import { fromPickerTime } from '#ui/dates/picker-time.ts';
import type { SettingsForm } from './settings-form.ts';

/** Keys of the error texts, by field of the form. */
export type SettingsErrors = {
  dueAt?: 'due_before_open' | 'due_in_past';
  lateHours?: 'late_hours_range';
  timeLimitMinutes?: 'minutes_range';
  guestLimit?: 'guest_limit_range';
  target_ids?: 'choose_groups' | 'choose_students';
  group_set_id?: 'choose_set';
};

function isWithin(value: number | '', max: number, min = 1): boolean {
  return value !== '' && Number.isInteger(value) && value >= min && value <= max;
}

/**
 * Finds the errors of the form. `isOpening`: the courseware opens with these settings, so that the due time must be
 * in the future.
 */
export function validateSettings(form: SettingsForm, isOpening: boolean, now: number): SettingsErrors {
  const openAt = fromPickerTime(form.openAt);
  const dueAt = fromPickerTime(form.dueAt);
  const { hasTimeLimit, timeLimitMinutes, allow_guests, guestLimit, target_kind, target_ids } = form;
  return {
    ...(openAt !== null && dueAt !== null && dueAt <= openAt ? { dueAt: 'due_before_open' } : {}),
    ...(isOpening && dueAt !== null && dueAt <= now ? { dueAt: 'due_in_past' } : {}),
    ...(dueAt !== null && !isWithin(form.lateHours, lateHoursMax, 0)
      ? { lateHours: 'late_hours_range' }
      : {}),
    ...(hasTimeLimit && !isWithin(timeLimitMinutes, timeLimitMaxMinutes)
      ? { timeLimitMinutes: 'minutes_range' }
      : {}),
    ...(allow_guests && !isWithin(guestLimit, guestLimitMax) ? { guestLimit: 'guest_limit_range' } : {}),
    ...(form.work_by === 'group' && form.group_set_id === null ? { group_set_id: 'choose_set' } : {}),
    ...(target_kind !== 'class' && target_ids.length === 0
      ? { target_ids: target_kind === 'groups' ? 'choose_groups' : 'choose_students' }
      : {}),
  };
}
