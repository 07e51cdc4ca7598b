import { deadlineGraceMs } from '#contract/limits.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { inTransaction } from '#server/database/database.ts';
import { isOutage } from '#server/database/outage.ts';
import type { Row } from '#server/database/schema.ts';
import { createWriteBatch } from '#server/database/write-batch.ts';
import { keepTeacherMarks } from '#server/features/attempts/ending/keep-marks.service.ts';
import { markAnswers } from '#server/features/attempts/marking/mark-answers.ts';
import { emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { publishAttemptSubmitted } from '#server/features/attempts/reading/attempt-events.service.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as deadlines from '#server/features/attempts/rows/attempt-deadlines.repository.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import { hasFilesOrItems } from '#server/features/attempts/rules/has-files-or-items.ts';
import {
  attemptPeriod,
  limitTime,
  limitTimes,
  sumTimes,
} from '#server/features/attempts/rules/spent-time.ts';
import { markAttemptResultsDue } from '#server/features/bank-results/results-due.service.ts';
import { canHaveAnswer, type Revision } from '#server/features/contents/revision.service.ts';
import { readRevisions } from '#server/features/contents/revisions.service.ts';
import { recordSubmissions } from '#server/features/statements/record-statements.service.ts';
import { perApp } from '#server/per-app.ts';

/** Submits attempts when the student asks for it, or when deadline and grace period have passed. */

const batchSize = 50;

/** Milliseconds spent by question id. */
type TimeMsByQuestion = Readonly<Record<string, number>>;
type RevisionOf = (attempt: Row<'attempt'>) => Revision;
type Submission = { id: number; times: TimeMsByQuestion };

/**
 * Stores the time that the device counted after an answer's last save, or for a question without an answer.
 * `submittedAttempts` holds each attempt once.
 */
async function storeTimes(
  tx: Db,
  submittedAttempts: readonly Row<'attempt'>[],
  timesByAttempt: ReadonlyMap<number, TimeMsByQuestion>,
  revisionOf: RevisionOf,
): Promise<void> {
  const rows: Row<'answer'>[] = [];
  for (const attempt of submittedAttempts) {
    const period = attemptPeriod(attempt, attempt.started_at);
    const revision = revisionOf(attempt);
    for (const [id, time_ms] of Object.entries(timesByAttempt.get(attempt.id) ?? {})) {
      if (!canHaveAnswer(revision, id)) continue;
      const limitedMs = limitTime(time_ms, {}, null, period);
      if (limitedMs === 0) continue;
      const max_score = revision.questions.get(id)?.max_score ?? 0;
      rows.push({ ...emptyAnswer(attempt.id, id, max_score), time_ms: limitedMs });
    }
  }
  await answers.raiseTimes(tx, rows);
}

/** Marks a submitted attempt and stores its result. Returns its answers with their marks and limited times. */
async function markAttempt(
  app: App,
  tx: Db,
  attempt: Row<'attempt'>,
  storedAnswers: readonly Row<'answer'>[],
  revision: Revision,
): Promise<Row<'answer'>[]> {
  const limitedAnswers = limitTimes(
    storedAnswers,
    revision.questions,
    attemptPeriod(attempt, attempt.started_at),
  );
  const validMarkSteps =
    attempt.reopened_at === null ? [] : await keepTeacherMarks(tx, attempt, limitedAnswers, app.now());
  const { total, rows } = markAnswers(attempt.id, revision, limitedAnswers, validMarkSteps);
  await attemptChanges.updateAttemptResult(tx, attempt.id, {
    score: total.score,
    max_score: total.max_score,
    needs_teacher: total.needs_teacher ? 1 : 0,
    time_ms: sumTimes(limitedAnswers),
  });
  return rows;
}

const isAnswered = (row: Row<'answer'>) => row.response !== 'null' || hasFilesOrItems(row);

async function submitBatch(app: App, submissions: readonly Submission[]): Promise<boolean[]> {
  const ids = submissions.map(({ id }) => id);
  // The student and the sweep may submit the same attempt at the same moment.
  const timesByAttempt = new Map<number, TimeMsByQuestion>();
  for (const { id, times } of submissions) timesByAttempt.set(id, { ...timesByAttempt.get(id), ...times });
  const submittedAttempts = await inTransaction(app.db, async (tx) => {
    const rows = await attemptChanges.setAttemptsSubmitted(tx, [...new Set(ids)], app.now());
    if (rows.length === 0) return rows;
    // Read once the attempts are locked: a correction that comes later marks them again.
    const revisionOf = await readRevisions(app, tx, rows);
    await storeTimes(tx, rows, timesByAttempt, revisionOf);
    const answersByAttempt = Map.groupBy(
      await answers.listAnswers(
        tx,
        rows.map(({ id }) => id),
      ),
      ({ attempt_id }) => attempt_id,
    );
    const markedAnswers: Row<'answer'>[] = [];
    for (const row of rows)
      markedAnswers.push(
        ...(await markAttempt(app, tx, row, answersByAttempt.get(row.id) ?? [], revisionOf(row))),
      );
    await answers.storeResults(tx, markedAnswers);
    await markAttemptResultsDue(app, tx, rows);
    await recordSubmissions(
      app,
      tx,
      rows.map(({ id }) => id),
      markedAnswers.filter(isAnswered),
    );
    for (const row of rows) publishAttemptSubmitted(app, tx, row);
    return rows;
  });
  const submittedIds = new Set(submittedAttempts.map(({ id }) => id));
  return ids.map((id) => submittedIds.has(id));
}

const getWriteBatch = perApp((app: App) =>
  createWriteBatch<Submission, boolean>({
    maxItems: batchSize,
    affectsAllWrites: (error) => isOutage(app.parts, error),
    write: (submissions) => submitBatch(app, submissions),
  }),
);

/**
 * Submits and marks an attempt in one transaction. False if it was submitted before. `times` is the time that the device
 * has counted for each question until now.
 */
export function submitAndMark(app: App, id: number, times: TimeMsByQuestion = {}): Promise<boolean> {
  return getWriteBatch(app)({ id, times });
}

/**
 * Whether the attempt was started while the courseware was being closed, so that closing did not set its deadline.
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
  const isTimeOver = isDeadlineOver(attempt.deadline_at, now) || hasMissedClosing(attempt, now);
  if (attempt.state === 'submitted' || !isTimeOver) return attempt;
  await submitAndMark(app, attempt.id);
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
  const submissionResults = await Promise.all(ids.map((id) => submitAndMark(app, id)));
  return submissionResults.filter(Boolean).length;
}
