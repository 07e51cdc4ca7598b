import type { QuestionInfo } from '#form/activity-type.ts';
import type { Row } from '#server/database/schema.ts';
import {
  type Period,
  periodLengthMs,
  sumTimes,
} from '#server/features/play/saving/attempt-period.service.ts';

/**
 * Devices count the time spent on questions; the server limits it to the time that has passed on its own clock. Pure;
 * times in milliseconds.
 */

/**
 * Limits the time spent on one question to the length of the attempt or, with a time limit of its own, to the time since
 * it was opened at `shownAt`.
 */
export function limitTime(
  reportedMs: number,
  { time_limit_s }: Pick<QuestionInfo, 'time_limit_s'>,
  shownAt: number | null,
  period: Period,
): number {
  if (time_limit_s === undefined) return Math.min(reportedMs, periodLengthMs(period));
  return shownAt === null ? 0 : Math.min(reportedMs, periodLengthMs({ ...period, startedAt: shownAt }));
}

type TimedAnswer = Pick<Row<'answer'>, 'question_id' | 'time_ms' | 'shown_at'>;

/** Limits the time of each answer and of all together; a total over the attempt's length shrinks all in proportion. */
export function limitTimes<A extends TimedAnswer>(
  rows: readonly A[],
  questions: ReadonlyMap<string, QuestionInfo>,
  period: Period,
): A[] {
  const limitedRows = rows.map((row) => ({
    ...row,
    time_ms: limitTime(row.time_ms, questions.get(row.question_id) ?? {}, row.shown_at, period),
  }));
  const totalMs = sumTimes(limitedRows);
  const periodMs = periodLengthMs(period);
  if (totalMs <= periodMs) return limitedRows;
  return limitedRows.map((row) => ({ ...row, time_ms: Math.floor((row.time_ms / totalMs) * periodMs) }));
}
