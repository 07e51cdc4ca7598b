import { guestLimitDefault } from '#contract/limits.ts';
import { fromPickerTime, toPickerTime } from '#ui/dates/picker-time.ts';
import type { Settings, SettingsForm } from './settings-form.ts';

/** Fills the form with stored settings. */
export function toSettingsForm(settings: Settings): SettingsForm {
  return {
    attempts_allowed: settings.attempts_allowed,
    counting_attempt: settings.counting_attempt,
    shuffle: settings.shuffle,
    feedback_rule: settings.feedback_rule,
    marks_held: settings.marks_held,
    allow_guests: settings.allow_guests,
    target_kind: settings.target_kind,
    target_ids: settings.target_ids,
    work_by: settings.work_by,
    group_set_id: settings.group_set_id,
    openAt: toPickerTime(settings.open_at),
    dueAt: toPickerTime(settings.due_at),
    lateHours: settings.late_hours,
    hasTimeLimit: settings.time_limit_minutes !== null,
    timeLimitMinutes: settings.time_limit_minutes ?? 20,
    guestLimit: settings.guest_limit,
  };
}

/** Turns the form into settings to store. */
export function toSettings(form: SettingsForm): Settings {
  const { openAt, dueAt, lateHours, hasTimeLimit, timeLimitMinutes, guestLimit, ...otherFields } = form;
  const due_at = fromPickerTime(dueAt);
  return {
    ...otherFields,
    open_at: fromPickerTime(openAt),
    due_at,
    // The field is shown only with a due time.
    late_hours: due_at === null || lateHours === '' ? 0 : lateHours,
    time_limit_minutes: hasTimeLimit && timeLimitMinutes !== '' ? timeLimitMinutes : null,
    // The field may be empty while guests are not allowed.
    guest_limit: guestLimit === '' ? guestLimitDefault : guestLimit,
  };
}
