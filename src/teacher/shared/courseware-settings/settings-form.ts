import type { ApiInput } from '#contract/api.ts';
import { guestLimitDefault, guestLimitMax, timeLimitMaxMinutes } from '#contract/limits.ts';
import { schoolClock } from '#ui/school-store.ts';

/** The settings of a courseware in the form. */

type SentSettings = NonNullable<ApiInput<'POST /teacher/courseware_open'>['settings']>;
export type Settings = Required<SentSettings>;

export const attemptChoices = [1, 2, 3, 5, 0];

export type SettingsForm = Omit<Settings, 'open_at' | 'due_at' | 'time_limit_minutes' | 'guest_limit'> & {
  /** Times of the school's clock in the format of the picker, `YYYY-MM-DD HH:mm:ss`. */
  openAt: string | null;
  dueAt: string | null;
  hasTimeLimit: boolean;
  /** Empty while being typed. */
  minutes: number | '';
  guestLimit: number | '';
};

export type SettingsErrors = {
  dueAt?: 'due_before_open' | 'due_in_past';
  minutes?: 'minutes_range';
  guestLimit?: 'guest_limit_range';
  target_ids?: 'choose_groups' | 'choose_students';
  group_set_id?: 'choose_set';
};

export function toPickerTime(time: number | null): string | null {
  return time === null ? null : schoolClock().read(time).toISOString().slice(0, 19).replace('T', ' ');
}

export function fromPickerTime(text: string | null): number | null {
  return text === null ? null : schoolClock().timeOf(Date.parse(`${text.replace(' ', 'T')}Z`));
}

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
