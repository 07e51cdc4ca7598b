import type { ApiInput } from '#contract/api.ts';
import { attemptsAllowedMax, timeLimitMaxMinutes } from '#contract/limits.ts';
import { schoolClock } from '#ui/school-store.ts';

/** The form of an exception: its fields, its errors, and the input of the calls that it sends. */

export const exceptionActions = [
  'extra_time',
  'own_due',
  'extra_attempt',
  'reopen',
  'return',
  'excuse',
  'take_back',
] as const;
export type ExceptionAction = (typeof exceptionActions)[number];

export type ExceptionForm = {
  userIds: readonly number[];
  action: ExceptionAction;
  minutes: number | '';
  attempts: number | '';
  /** Value of a `datetime-local` field in the school's time zone; empty = none. */
  dueAt: string;
  message: string;
};

export type ExceptionErrors = Partial<
  Record<'userIds' | 'minutes' | 'attempts' | 'dueAt' | 'message', string>
>;

type ErrorKey = 'choose_students' | 'number_range' | 'due_required' | 'message_required';

const parseSchoolTime = (text: string): number | null =>
  text === '' ? null : schoolClock().timeOfLocal(Date.parse(`${text}Z`));

const isIntegerUpTo = (value: number | '', max: number) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= max;

export function findFormErrors(
  form: ExceptionForm,
  now: number,
  t: (key: ErrorKey, params?: { max: number }) => string,
): ExceptionErrors {
  const { userIds, action, minutes, attempts, dueAt, message } = form;
  const dueTime = parseSchoolTime(dueAt);
  const checksDueTime =
    action === 'own_due' || ((action === 'reopen' || action === 'return') && dueTime !== null);
  return {
    ...(userIds.length === 0 && { userIds: t('choose_students') }),
    ...(action === 'extra_time' &&
      !isIntegerUpTo(minutes, timeLimitMaxMinutes) && {
        minutes: t('number_range', { max: timeLimitMaxMinutes }),
      }),
    ...(action === 'extra_attempt' &&
      !isIntegerUpTo(attempts, attemptsAllowedMax) && {
        attempts: t('number_range', { max: attemptsAllowedMax }),
      }),
    ...(checksDueTime && (dueTime === null || dueTime <= now) && { dueAt: t('due_required') }),
    ...(action === 'return' && message.trim() === '' && { message: t('message_required') }),
  };
}

type RuleChanges = Omit<ApiInput<'POST /study/set_exceptions'>, 'courseware_id' | 'user_ids'>;

/** The changes that an action makes to the rules; undefined for reopening and taking back. */
export function ruleChangesOf({ action, minutes, attempts, dueAt }: ExceptionForm): RuleChanges | undefined {
  if (action === 'extra_time') return { extra_minutes: Number(minutes) };
  if (action === 'own_due') return { due_at: parseSchoolTime(dueAt) };
  if (action === 'extra_attempt') return { extra_attempts: Number(attempts) };
  return action === 'excuse' ? { is_excused: true } : undefined;
}

/** The input of reopening or returning. */
export function reopeningInputOf({ action, message, dueAt }: ExceptionForm) {
  const due_at = parseSchoolTime(dueAt);
  return { is_return: action === 'return', message: message.trim(), ...(due_at === null ? {} : { due_at }) };
}
