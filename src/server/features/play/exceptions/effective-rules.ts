import type { Row } from '#server/database/schema.ts';

/** The rules of a courseware as they apply to one student. Pure. */

/** A student's exception; null if the courseware's rules apply unchanged. */
export type StudentException = Pick<
  Row<'courseware_exception'>,
  'extra_minutes' | 'due_at' | 'extra_attempts' | 'is_excused'
>;

type Rules = { due_at: number | null; time_limit_minutes?: number | null; attempts_allowed?: number };

/**
 * Extra minutes lengthen the time limit and the due time, because the earlier of both ends the student's attempt. Zero
 * attempts allowed stay unlimited.
 */
export function effectiveRules<R extends Rules>(rules: R, exception: StudentException | null | undefined): R {
  if (!exception) return rules;
  const { extra_minutes, extra_attempts } = exception;
  const due = exception.due_at ?? rules.due_at;
  const { time_limit_minutes: limit, attempts_allowed: allowed } = rules;
  return {
    ...rules,
    due_at: due === null ? null : due + extra_minutes * 60_000,
    ...(limit ? { time_limit_minutes: limit + extra_minutes } : {}),
    ...(allowed ? { attempts_allowed: allowed + extra_attempts } : {}),
  };
}

/** Columns of a left join with `courseware_exception`; all null if the student has none. */
export type ExceptionColumns = {
  extra_minutes: number | null;
  own_due_at: number | null;
  extra_attempts: number | null;
  is_excused: Row<'courseware_exception'>['is_excused'] | null;
};

/** The exception in the columns of a left join. */
export function toException({
  extra_minutes,
  own_due_at,
  extra_attempts,
  is_excused,
}: ExceptionColumns): StudentException | null {
  if (extra_minutes === null || extra_attempts === null || is_excused === null) return null;
  return { extra_minutes, due_at: own_due_at, extra_attempts, is_excused };
}

/** An exception in the form of replies; empty if there is none. */
export function describeException(exception: StudentException | null | undefined) {
  if (!exception) return {};
  const { extra_minutes, due_at, extra_attempts, is_excused } = exception;
  return { exception: { extra_minutes, due_at, extra_attempts, is_excused: is_excused === 1 } };
}
