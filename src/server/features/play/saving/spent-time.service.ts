import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Row } from '#server/database/schema.ts';

/**
 * Devices count the time spent on questions; the server limits it to the time that has passed on its own clock. Pure;
 * times in milliseconds.
 */

/** A period on the server's clock, such as that of an attempt. */
export type Period = { startedAt: number; endedAt: number };

const periodLength = ({ startedAt, endedAt }: Period): number => Math.max(0, endedAt - startedAt);

/** From the start of the attempt to its end, or to `now` if it is in progress. */
export function attemptPeriod(
  attempt: Pick<Row<'attempt'>, 'started_at' | 'submitted_at'>,
  now: number,
): Period {
  return { startedAt: attempt.started_at, endedAt: attempt.submitted_at ?? now };
}

/**
 * Limits the time spent on one question to the length of the attempt or, with a time limit of its own, to the time since
 * it was opened at `shownAt`.
 */
export function limitTime(
  told: number,
  { time_limit_s }: Pick<QuestionInfo, 'time_limit_s'>,
  shownAt: number | null,
  run: Period,
): number {
  if (time_limit_s === undefined) return Math.min(told, periodLength(run));
  return shownAt === null ? 0 : Math.min(told, periodLength({ ...run, startedAt: shownAt }));
}

type Timed = Pick<Row<'answer'>, 'question_id' | 'time_ms' | 'shown_at'>;

/** Limits the time of each answer and of all together; a total over the attempt's length shrinks all in proportion. */
export function limitTimes<A extends Timed>(
  rows: readonly A[],
  questions: ReadonlyMap<string, QuestionInfo>,
  run: Period,
): A[] {
  const held = rows.map((row) => ({
    ...row,
    time_ms: limitTime(row.time_ms, questions.get(row.question_id) ?? {}, row.shown_at, run),
  }));
  const sum = sumTimes(held);
  const length = periodLength(run);
  if (sum <= length) return held;
  return held.map((row) => ({ ...row, time_ms: Math.floor((row.time_ms / sum) * length) }));
}

export function sumTimes(rows: readonly { time_ms: number }[]): number {
  return rows.reduce((sum, { time_ms }) => sum + time_ms, 0);
}

/** Total time of the answers of an attempt in progress, limited to its length until `now`. */
export function sumSoFar(rows: readonly { time_ms: number }[], startedAt: number, now: number): number {
  return Math.min(sumTimes(rows), periodLength({ startedAt, endedAt: now }));
}

/** Parses a stored response and limits a trace's times to what had passed when it was saved. */
export function readResponse(
  { work: { trace } }: ActivityModel,
  { question_id, response, saved_at }: Pick<Row<'answer'>, 'question_id' | 'response' | 'saved_at'>,
  startedAt: number,
): unknown {
  const read: unknown = JSON.parse(response);
  if (!trace || question_id !== traceId || read === null) return read;
  return trace.limitTimes(read, periodLength({ startedAt, endedAt: saved_at }));
}
