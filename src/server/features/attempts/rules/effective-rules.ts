import type { Row } from '#server/database/schema.ts';

/** The rules of a courseware as they apply to one student. Pure. */

/** A student's exception; null if the courseware's rules apply unchanged. */
export type StudentException = Pick<
  Row<'courseware_exception'>,
  'extra_minutes' | 'due_at' | 'extra_attempts' | 'is_excused'
>;

type CoursewareRules = {
  due_at: number | null;
  time_limit_minutes?: number | null;
  attempts_allowed?: number;
};

/**
 * Applies a student's exception to the rules. Extra minutes lengthen both the time limit and the due time, because the
 * earlier of both ends the attempt. Zero allowed attempts mean unlimited attempts and stay zero.
 */
export function effectiveRules<R extends CoursewareRules>(
  rules: R,
  exception: StudentException | null | undefined,
): R {
  if (!exception) return rules;
  const { extra_minutes, extra_attempts } = exception;
  const dueAt = exception.due_at ?? rules.due_at;
  const { time_limit_minutes: limitMinutes, attempts_allowed: allowedCount } = rules;
  return {
    ...rules,
    due_at: dueAt === null ? null : dueAt + extra_minutes * 60_000,
    ...(limitMinutes ? { time_limit_minutes: limitMinutes + extra_minutes } : {}),
    ...(allowedCount ? { attempts_allowed: allowedCount + extra_attempts } : {}),
  };
}

/** Columns for a left join of `courseware_exception as exception`; `toException` reads them. */
export const exceptionColumns = [
  'exception.extra_minutes',
  'exception.due_at as own_due_at',
  'exception.extra_attempts',
  'exception.is_excused',
] as const;

/** Columns of a left join with `courseware_exception`; all null if the student has none. */
export type ExceptionColumns = {
  extra_minutes: number | null;
  own_due_at: number | null;
  extra_attempts: number | null;
  is_excused: Row<'courseware_exception'>['is_excused'] | null;
};

/** Makes an exception out of the columns of a left join. */
export function toException({
  extra_minutes,
  own_due_at,
  extra_attempts,
  is_excused,
}: ExceptionColumns): StudentException | null {
  if (extra_minutes === null || extra_attempts === null || is_excused === null) return null;
  return { extra_minutes, due_at: own_due_at, extra_attempts, is_excused };
}

/** Describes an exception for replies; empty if there is none. */
export function describeException(exception: StudentException | null | undefined) {
  if (!exception) return {};
  const { extra_minutes, due_at, extra_attempts, is_excused } = exception;
  return { exception: { extra_minutes, due_at, extra_attempts, is_excused: is_excused === 1 } };
}
