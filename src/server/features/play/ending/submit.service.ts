import { deadlineGraceMs } from '#contract/limits.ts';
import { isOver } from '#contract/rules/deadline.ts';
import type { Db } from '#server/database/database.ts';
import { inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import type { Row } from '#server/database/schema.ts';
import { createWriteBatch, type WriteBatch } from '#server/database/write-batch.ts';
import { hasAnswerOf } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { emptyAnswer } from '#server/features/play/attempts/answer-reply.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import * as attemptChanges from '#server/features/play/attempts/attempt-changes.repository.ts';
import * as deadlines from '#server/features/play/attempts/attempt-deadlines.repository.ts';
import { publishSubmitted } from '#server/features/play/attempts/attempt-events.ts';
import * as attempts from '#server/features/play/attempts/attempts.repository.ts';
import { keepTeacherMarks } from '#server/features/play/exceptions/keep-marks.service.ts';
import { markAnswers } from '#server/features/play/marking/mark-answers.ts';
import { attemptPeriod, sumTimes } from '#server/features/play/saving/attempt-period.service.ts';
import { limitTime, limitTimes } from '#server/features/play/saving/spent-time.service.ts';
import type { App } from '#server/http/context.ts';

/** Submits attempts: for the student, or because deadline and grace have passed. */

const batchSize = 50;

/** Milliseconds spent by question id. */
type Times = Readonly<Record<string, number>>;
type Closing = { id: number; times: Times };

const batchOfApp = new WeakMap<App, WriteBatch<Closing, boolean>>();

/**
 * Stores the time spent on unanswered questions, or after the last save of an answer. `closed` has each attempt once.
 */
async function storeTimes(
  app: App,
  tx: Db,
  closedAttempts: readonly Row<'attempt'>[],
  timesOf: ReadonlyMap<number, Times>,
): Promise<void> {
  const rows: Row<'answer'>[] = [];
  for (const attempt of closedAttempts) {
    const run = attemptPeriod(attempt, attempt.started_at);
    const revision = await readRevision(app, tx, attempt);
    for (const [id, time_ms] of Object.entries(timesOf.get(attempt.id) ?? {})) {
      if (!hasAnswerOf(revision, id)) continue;
      const limitedMs = limitTime(time_ms, {}, null, run);
      const max_score = revision.questions.get(id)?.max_score ?? 0;
      rows.push({ ...emptyAnswer(attempt.id, id, max_score), time_ms: limitedMs });
    }
  }
  await answers.raiseTimes(tx, rows);
}

/** Marks a closed attempt and stores its result. Returns its answers with their marks and limited times. */
async function markAttempt(
  app: App,
  tx: Db,
  attempt: Row<'attempt'>,
  storedAnswers: readonly Row<'answer'>[],
): Promise<Row<'answer'>[]> {
  const revision = await readRevision(app, tx, attempt);
  const limitedAnswers = limitTimes(
    storedAnswers,
    revision.questions,
    attemptPeriod(attempt, attempt.started_at),
  );
  const keptSteps =
    attempt.reopened_at === null ? [] : await keepTeacherMarks(tx, attempt, limitedAnswers, app.now());
  const { total, rows } = markAnswers(attempt.id, revision, limitedAnswers, keptSteps);
  await attemptChanges.updateResult(tx, attempt.id, {
    score: total.score,
    max_score: total.max_score,
    needs_teacher: total.needs_teacher ? 1 : 0,
    time_ms: sumTimes(limitedAnswers),
  });
  return rows;
}

async function submitTogether(app: App, closings: readonly Closing[]): Promise<boolean[]> {
  const ids = closings.map(({ id }) => id);
  // The student and the sweep may submit the same attempt at the same moment.
  const timesOf = new Map<number, Times>();
  for (const { id, times } of closings) timesOf.set(id, { ...timesOf.get(id), ...times });
  const closedAttempts = await inTransaction(app.db, async (tx) => {
    const rows = await attemptChanges.closeAttempts(tx, [...new Set(ids)], app.now());
    if (rows.length === 0) return rows;
    await storeTimes(app, tx, rows, timesOf);
    const answersByAttempt = Map.groupBy(
      await answers.listAnswers(
        tx,
        rows.map(({ id }) => id),
      ),
      ({ attempt_id }) => attempt_id,
    );
    const markedAnswers: Row<'answer'>[] = [];
    for (const row of rows)
      markedAnswers.push(...(await markAttempt(app, tx, row, answersByAttempt.get(row.id) ?? [])));
    await answers.storeResults(tx, markedAnswers);
    return rows;
  });
  for (const row of closedAttempts) publishSubmitted(app, row);
  const closedIds = new Set(closedAttempts.map(({ id }) => id));
  return ids.map((id) => closedIds.has(id));
}

/**
 * Submits and marks an attempt in one transaction. False if it was submitted before. `times`: the device's own count until
 * now.
 */
export function closeAttempt(app: App, id: number, times: Times = {}): Promise<boolean> {
  const knownBatch = batchOfApp.get(app);
  const batch =
    knownBatch ??
    createWriteBatch<Closing, boolean>({
      maxItems: batchSize,
      isCommon: (error) => isOutage(app.parts, error),
      write: (closings) => submitTogether(app, closings),
    });
  if (!knownBatch) batchOfApp.set(app, batch);
  return batch({ id, times });
}

/**
 * Whether the attempt was started while the courseware was being closed, so that closing missed it and its deadline.
 */
function hasMissedClosing({ is_open, deadline_at }: attempts.AttemptWithRules, now: number): boolean {
  return is_open === 0 && (deadline_at === null || deadline_at > now);
}

/** The current attempt, submitted first if its time is over. */
export async function submitIfOverdue(
  app: App,
  attempt: attempts.AttemptWithRules,
): Promise<attempts.AttemptWithRules> {
  const now = app.now();
  const isDue = isOver(attempt.deadline_at, now) || hasMissedClosing(attempt, now);
  if (attempt.state === 'submitted' || !isDue) return attempt;
  await closeAttempt(app, attempt.id);
  return (await attempts.findAttempt(app.db, attempt.id)) ?? attempt;
}

/**
 * Submits at most `limit` attempts whose deadline and grace have passed, optionally of some coursewares only. Resolves to
 * their number.
 */
export async function submitOverdueAttempts(
  app: App,
  options: { coursewareIds?: readonly number[]; limit?: number } = {},
): Promise<number> {
  if (options.coursewareIds?.length === 0) return 0;
  const ids = await deadlines.listOverdueAttempts(app.db, app.now() - deadlineGraceMs, {
    limit: options.limit ?? 500,
    ...(options.coursewareIds ? { coursewareIds: options.coursewareIds } : {}),
  });
  const closed = await Promise.all(ids.map((id) => closeAttempt(app, id)));
  return closed.filter(Boolean).length;
}
