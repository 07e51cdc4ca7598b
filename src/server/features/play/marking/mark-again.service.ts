import type { QuestionMark } from '#activities/activity-type.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import * as answers from '#server/features/play/attempts/answers.repository.ts';
import * as attemptChanges from '#server/features/play/attempts/attempt-changes.repository.ts';
import { markAnswers } from '#server/features/play/marking/mark-answers.ts';
import { listNewestSteps } from '#server/features/play/marking/mark-steps.repository.ts';

export type NewMarks = {
  total: QuestionMark;
  /** The answers after marking, by question id. */
  answers: ReadonlyMap<string, Row<'answer'>>;
  /** The answers before marking, by question id. */
  oldAnswers: ReadonlyMap<string, Row<'answer'>>;
};

/**
 * Marks a submitted attempt again and stores the changed marks; the caller's transaction has locked it. Teachers' marks
 * are kept.
 */
export async function markAgain(app: App, tx: Db, attempt: Row<'attempt'>): Promise<NewMarks> {
  const revision = await readRevision(app, tx, attempt);
  const storedAnswers = await answers.listAnswers(tx, [attempt.id]);
  const steps = await listNewestSteps(tx, [attempt.id]);
  const { total, rows } = markAnswers(attempt.id, revision, storedAnswers, steps);
  const oldAnswerByQuestion = new Map(storedAnswers.map((row) => [row.question_id, row]));
  const changedRows = rows.filter((row) => {
    const oldAnswer = oldAnswerByQuestion.get(row.question_id);
    return row.score !== oldAnswer?.score || row.needs_teacher !== oldAnswer.needs_teacher;
  });
  await answers.storeResults(tx, changedRows);
  await attemptChanges.updateAttemptResult(tx, attempt.id, {
    score: total.score,
    max_score: total.max_score,
    needs_teacher: total.needs_teacher ? 1 : 0,
    time_ms: attempt.time_ms,
  });
  return {
    total,
    answers: new Map(rows.map((row) => [row.question_id, row])),
    oldAnswers: oldAnswerByQuestion,
  };
}
