import type { QuestionMark } from '#form/activity-type.ts';
import { markWork, sumMarks } from '#form/mark-work.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { listNewestSteps } from '#server/features/attempts/rows/mark-steps.repository.ts';
import { markAttemptResultsDue } from '#server/features/bank-results/results-due.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { readFileIds } from '#server/features/files/answer-files.service.ts';

/** Marks submitted attempts automatically; teachers' marks replace automatic ones. `markAnswers` is pure. */

/** Question and score of the newest mark step of a question; null if the mark was withdrawn. */
type StepScore = Pick<Row<'mark_step'>, 'question_id' | 'score'>;

export type MarkedAnswers = { total: QuestionMark; rows: Row<'answer'>[] };

function applyTeacherMark(mark: QuestionMark, step: StepScore | undefined): QuestionMark {
  const score = step?.score ?? null;
  return score === null ? mark : { ...mark, score, needs_teacher: false };
}

/**
 * Returns the answers with their marks, and the total. An unanswered question that a teacher has marked gets a row among
 * the answers.
 */
export function markAnswers(
  attemptId: number,
  { model, content }: Revision,
  givenAnswers: readonly Row<'answer'>[],
  steps: readonly StepScore[] = [],
): MarkedAnswers {
  const responses = givenAnswers
    .map((row): [string, unknown] => [row.question_id, JSON.parse(row.response)])
    .filter(([, response]) => response !== null);
  const stepByQuestion = new Map(steps.map((step) => [step.question_id, step]));
  const questionsWithFiles = new Set(
    givenAnswers.flatMap((row) => (readFileIds(row).length > 0 ? [row.question_id] : [])),
  );
  const machineMarks = markWork(model, content, Object.fromEntries(responses), questionsWithFiles).questions;
  const markByQuestion = new Map(
    [...machineMarks].map(([id, mark]) => [id, applyTeacherMark(mark, stepByQuestion.get(id))]),
  );
  const answeredIds = new Set(givenAnswers.map(({ question_id }) => question_id));
  const markedUnanswered = [...markByQuestion].filter(
    ([id]) => stepByQuestion.has(id) && !answeredIds.has(id),
  );
  const allAnswers = [
    ...givenAnswers,
    ...markedUnanswered.map(([id, { max_score }]) => emptyAnswer(attemptId, id, max_score)),
  ];
  const rows = allAnswers.map((row) => {
    const questionMark = markByQuestion.get(row.question_id);
    return questionMark
      ? { ...row, ...questionMark, needs_teacher: questionMark.needs_teacher ? 1 : 0 }
      : row;
  });
  return { total: sumMarks([...markByQuestion.values()]), rows };
}

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
  await markAttemptResultsDue(app, tx, [attempt]);
  return {
    total,
    answers: new Map(rows.map((row) => [row.question_id, row])),
    oldAnswers: oldAnswerByQuestion,
  };
}
