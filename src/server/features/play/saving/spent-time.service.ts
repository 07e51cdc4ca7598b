import type { ActivityModel, QuestionInfo } from '#activities/activity-type.ts';
import { traceId } from '#activities/trace-id.ts';
import type { Row } from '#server/database/schema.ts';

/**
 * Devices count the time that is spent on questions. Nothing they say is believed beyond what has passed on the
 * server's clock. Pure; times in milliseconds.
 */

/** An attempt, or a part of it, by the server's clock. */
export type Run = { startedAt: number; endedAt: number };

const runLength = ({ startedAt, endedAt }: Run): number => Math.max(0, endedAt - startedAt);

/** From its start to its end, or until `now`. */
export function runOf(attempt: Pick<Row<'attempt'>, 'started_at' | 'submitted_at'>, now: number): Run {
  return { startedAt: attempt.started_at, endedAt: attempt.submitted_at ?? now };
}

/**
 * The time spent on one question: no more than has passed since the attempt began or, where it has a limit of its
 * own, since it was opened at `shownAt`.
 */
export function holdTime(
  told: number,
  { time_limit_s }: Pick<QuestionInfo, 'time_limit_s'>,
  shownAt: number | null,
  run: Run,
): number {
  if (time_limit_s === undefined) return Math.min(told, runLength(run));
  return shownAt === null ? 0 : Math.min(told, runLength({ ...run, startedAt: shownAt }));
}

type Timed = Pick<Row<'answer'>, 'question_id' | 'time_ms' | 'shown_at'>;

/** An attempt's answers, each held, and all together no more than it has run: where they are, all shrink alike. */
export function holdTimes<A extends Timed>(
  rows: readonly A[],
  questions: ReadonlyMap<string, QuestionInfo>,
  run: Run,
): A[] {
  const held = rows.map((row) => ({
    ...row,
    time_ms: holdTime(row.time_ms, questions.get(row.question_id) ?? {}, row.shown_at, run),
  }));
  const sum = sumTimes(held);
  const length = runLength(run);
  if (sum <= length) return held;
  return held.map((row) => ({ ...row, time_ms: Math.floor((row.time_ms / sum) * length) }));
}

export function sumTimes(rows: readonly { time_ms: number }[]): number {
  return rows.reduce((sum, { time_ms }) => sum + time_ms, 0);
}

/** The time of answers that are under way, in all: no more than has passed until `now`. */
export function sumSoFar(rows: readonly { time_ms: number }[], startedAt: number, now: number): number {
  return Math.min(sumTimes(rows), runLength({ startedAt, endedAt: now }));
}

/** A stored response; the times of a trace are no more than had passed when it was saved. */
export function readResponse(
  { work: { trace } }: ActivityModel,
  { question_id, response, saved_at }: Pick<Row<'answer'>, 'question_id' | 'response' | 'saved_at'>,
  startedAt: number,
): unknown {
  const read: unknown = JSON.parse(response);
  if (!trace || question_id !== traceId || read === null) return read;
  return trace.holdTimes(read, runLength({ startedAt, endedAt: saved_at }));
}
