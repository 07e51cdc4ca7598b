import { guestLimitDefault } from '#contract/limits.ts';
import { fromPickerTime, toPickerTime } from './picker-time.ts';
import type { Settings, SettingsForm } from './settings-form.ts';

/** The form with the stored settings. */
export function toForm(item: Settings): SettingsForm {
  return {
    attempts_allowed: item.attempts_allowed,
    counting_attempt: item.counting_attempt,
    shuffle: item.shuffle,
    feedback_rule: item.feedback_rule,
    marks_held: item.marks_held,
    allow_guests: item.allow_guests,
    target_kind: item.target_kind,
    target_ids: item.target_ids,
    work_by: item.work_by,
    group_set_id: item.group_set_id,
    openAt: toPickerTime(item.open_at),
    dueAt: toPickerTime(item.due_at),
    hasTimeLimit: item.time_limit_minutes !== null,
    minutes: item.time_limit_minutes ?? 20,
    guestLimit: item.guest_limit,
  };
}

/** The settings to store from the form. */
export function toSettings(form: SettingsForm): Settings {
  const { openAt, dueAt, hasTimeLimit, minutes, guestLimit, ...rest } = form;
  return {
    ...rest,
    open_at: fromPickerTime(openAt),
    due_at: fromPickerTime(dueAt),
    time_limit_minutes: hasTimeLimit && minutes !== '' ? minutes : null,
    // The field may be empty while guests are not allowed.
    guest_limit: guestLimit === '' ? guestLimitDefault : guestLimit,
  };
}
