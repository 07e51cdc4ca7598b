import { guestLimitMax, timeLimitMaxMinutes } from '#contract/limits.ts';
import { fromPickerTime } from './picker-time.ts';
import type { SettingsForm } from './settings-form.ts';

/** What is wrong with the fields of the form. */
export type SettingsErrors = {
  dueAt?: 'due_before_open' | 'due_in_past';
  minutes?: 'minutes_range';
  guestLimit?: 'guest_limit_range';
  target_ids?: 'choose_groups' | 'choose_students';
  group_set_id?: 'choose_set';
};

function isWithin(value: number | '', max: number): boolean {
  return value !== '' && Number.isInteger(value) && value >= 1 && value <= max;
}

/**
 * Error texts by field. `opening`: the courseware opens with these settings, so that the due time must be in
 * the future.
 */
export function validateSettings(form: SettingsForm, opening: boolean, now: number): SettingsErrors {
  const openAt = fromPickerTime(form.openAt);
  const dueAt = fromPickerTime(form.dueAt);
  const { hasTimeLimit, minutes, allow_guests, guestLimit, target_kind, target_ids } = form;
  return {
    ...(openAt !== null && dueAt !== null && dueAt <= openAt ? { dueAt: 'due_before_open' } : {}),
    ...(opening && dueAt !== null && dueAt <= now ? { dueAt: 'due_in_past' } : {}),
    ...(hasTimeLimit && !isWithin(minutes, timeLimitMaxMinutes) ? { minutes: 'minutes_range' } : {}),
    ...(allow_guests && !isWithin(guestLimit, guestLimitMax) ? { guestLimit: 'guest_limit_range' } : {}),
    ...(form.work_by === 'group' && form.group_set_id === null ? { group_set_id: 'choose_set' } : {}),
    ...(target_kind !== 'class' && target_ids.length === 0
      ? { target_ids: target_kind === 'groups' ? 'choose_groups' : 'choose_students' }
      : {}),
  };
}
