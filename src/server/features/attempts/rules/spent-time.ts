import type { QuestionInfo } from '#form/activity-type.ts';
import type { Row } from '#server/database/schema.ts';

/**
 * The period of an attempt, and the time spent on its questions. Devices count this time; the server limits it to the
 * time that has passed on its own clock. Pure; times in milliseconds.
 */

/** A period on the server's clock, such as that of an attempt. */
export type Period = { startedAt: number; endedAt: number };

/** Length of a period; never negative. */
export const periodLengthMs = ({ startedAt, endedAt }: Period): number => Math.max(0, endedAt - startedAt);

/** From the start of the attempt to its end, or to `now` if it is in progress. */
export function attemptPeriod(
  attempt: Pick<Row<'attempt'>, 'started_at' | 'submitted_at'>,
  now: number,
): Period {
  return { startedAt: attempt.started_at, endedAt: attempt.submitted_at ?? now };
}

/** Total time of the answers. */
export function sumTimes(rows: readonly { time_ms: number }[]): number {
  return rows.reduce((sum, { time_ms }) => sum + time_ms, 0);
}

/** Total time of the answers of an attempt in progress, limited to its length until `now`. */
export function sumLimitedTimes(
  rows: readonly { time_ms: number }[],
  startedAt: number,
  now: number,
): number {
  return Math.min(sumTimes(rows), periodLengthMs({ startedAt, endedAt: now }));
}

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
