import type { ApiInput } from '#contract/api.ts';
import { attemptsAllowedMax, timeLimitMaxMinutes } from '#contract/limits.ts';
import { schoolClock } from '#ui/school-store.ts';

/** The form of an exception: its fields, its errors, and the input of its calls. */

export const actions = [
  'extra_time',
  'own_due',
  'extra_attempt',
  'reopen',
  'return',
  'excuse',
  'take_back',
] as const;
export type ExceptionAction = (typeof actions)[number];

export type ExceptionForm = {
  userIds: readonly number[];
  action: ExceptionAction;
  minutes: number | '';
  attempts: number | '';
  /** By the school's clock, as a field for date and time has it; empty = none. */
  dueAt: string;
  message: string;
};

export type ExceptionErrors = Partial<
  Record<'userIds' | 'minutes' | 'attempts' | 'dueAt' | 'message', string>
>;

type ErrorKey = 'choose_students' | 'number_range' | 'due_required' | 'message_required';

const toTime = (text: string): number | null =>
  text === '' ? null : schoolClock().timeOf(Date.parse(`${text}Z`));

const isWithin = (value: number | '', max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max;

export function checkForm(
  form: ExceptionForm,
  now: number,
  t: (key: ErrorKey, params?: { max: number }) => string,
): ExceptionErrors {
  const { userIds, action, minutes, attempts, dueAt, message } = form;
  const due = toTime(dueAt);
  const needsDue = action === 'own_due' || ((action === 'reopen' || action === 'return') && due !== null);
  return {
    ...(userIds.length === 0 && { userIds: t('choose_students') }),
    ...(action === 'extra_time' &&
      !isWithin(minutes, timeLimitMaxMinutes) && {
        minutes: t('number_range', { max: timeLimitMaxMinutes }),
      }),
    ...(action === 'extra_attempt' &&
      !isWithin(attempts, attemptsAllowedMax) && {
        attempts: t('number_range', { max: attemptsAllowedMax }),
      }),
    ...(needsDue && (due === null || due <= now) && { dueAt: t('due_required') }),
    ...(action === 'return' && message.trim() === '' && { message: t('message_required') }),
  };
}

type Changes = Omit<ApiInput<'POST /study/set_exceptions'>, 'courseware_id' | 'user_ids'>;

/** The changes that an action makes to the rules; undefined for reopening and taking back. */
export function changesOf({ action, minutes, attempts, dueAt }: ExceptionForm): Changes | undefined {
  if (action === 'extra_time') return { extra_minutes: Number(minutes) };
  if (action === 'own_due') return { due_at: toTime(dueAt) };
  if (action === 'extra_attempt') return { extra_attempts: Number(attempts) };
  return action === 'excuse' ? { is_excused: true } : undefined;
}

/** The input of reopening or returning. */
export function reopeningOf({ action, message, dueAt }: ExceptionForm) {
  const due_at = toTime(dueAt);
  return { is_return: action === 'return', message: message.trim(), ...(due_at === null ? {} : { due_at }) };
}
