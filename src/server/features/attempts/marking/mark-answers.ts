import type { QuestionMark } from '#form/activity-type.ts';
import { markWork, sumMarks } from '#form/mark-work.ts';
import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import * as attemptChanges from '#server/features/attempts/rows/attempt-changes.repository.ts';
import { listNewestSteps } from '#server/features/attempts/rows/mark-steps.repository.ts';
import { hasFilesOrItems } from '#server/features/attempts/rules/has-files-or-items.ts';
import { markAttemptResultsDue } from '#server/features/bank-results/results-due.service.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { recordNewScore } from '#server/features/statements/record-statements.service.ts';

/** Marks submitted attempts automatically; teachers' marks replace automatic ones. `markAnswers` is pure. */

/** Question and score of the newest mark step of a question; null if the mark was withdrawn. */
export type StepScore = Pick<Row<'mark_step'>, 'question_id' | 'score'>;

export type MarkedAnswers = { total: QuestionMark; rows: Row<'answer'>[] };

/** A question whose points were lowered since counts no more than these. */
function applyTeacherMark(mark: QuestionMark, step: StepScore | undefined): QuestionMark {
  const score = step?.score ?? null;
  return score === null ? mark : { ...mark, score: Math.min(score, mark.max_score), needs_teacher: false };
}

/**
 * Returns the answers with their marks, and the total. An unanswered question that a teacher has marked, or whose points
 * everybody gets, has a row among the answers.
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
  const handedInIds = new Set(givenAnswers.filter(hasFilesOrItems).map(({ question_id }) => question_id));
  const machineMarks = markWork(model, content, Object.fromEntries(responses), handedInIds).questions;
  const markByQuestion = new Map(
    [...machineMarks].map(([id, mark]) => [id, applyTeacherMark(mark, stepByQuestion.get(id))]),
  );
  const answeredIds = new Set(givenAnswers.map(({ question_id }) => question_id));
  const markedUnanswered = [...markByQuestion].filter(
    ([id, { score }]) => (stepByQuestion.has(id) || score > 0) && !answeredIds.has(id),
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

/** A row that only holds a mark: nobody answered, opened or marked the question. */
const saysNothing = (row: Row<'answer'>, steps: readonly StepScore[]): boolean =>
  row.response === 'null' &&
  !hasFilesOrItems(row) &&
  row.item_changes === 0 &&
  row.flagged === 0 &&
  row.locked === 0 &&
  row.time_ms === 0 &&
  row.shown_at === null &&
  row.saved_at === 0 &&
  row.score === 0 &&
  !steps.some(({ question_id }) => question_id === row.question_id);

const isSameMark = (row: Row<'answer'>, old: Row<'answer'> | undefined): boolean =>
  row.score === old?.score && row.max_score === old.max_score && row.needs_teacher === old.needs_teacher;

/**
 * Marks a submitted attempt again and stores the changed marks; the caller's transaction has locked it. Teachers' marks
 * are kept. A row that a correction gave to an unanswered question goes with the correction.
 */
export async function markAgain(app: App, tx: Db, attempt: Row<'attempt'>): Promise<NewMarks> {
  const revision = await readRevision(app, tx, attempt);
  const storedAnswers = await answers.listAnswers(tx, [attempt.id]);
  const steps = await listNewestSteps(tx, [attempt.id]);
  const { total, rows } = markAnswers(attempt.id, revision, storedAnswers, steps);
  const oldAnswerByQuestion = new Map(storedAnswers.map((row) => [row.question_id, row]));
  const changedRows = rows.filter((row) => !isSameMark(row, oldAnswerByQuestion.get(row.question_id)));
  const needlessRows = changedRows.filter((row) => saysNothing(row, steps));
  await answers.storeResults(
    tx,
    changedRows.filter((row) => !needlessRows.includes(row)),
  );
  await answers.removeAnswers(tx, needlessRows);
  await attemptChanges.updateAttemptResult(tx, attempt.id, {
    score: total.score,
    max_score: total.max_score,
    needs_teacher: total.needs_teacher ? 1 : 0,
    time_ms: attempt.time_ms,
  });
  await markAttemptResultsDue(app, tx, [attempt]);
  await recordNewScore(app, tx, attempt, total);
  return {
    total,
    answers: new Map(rows.map((row) => [row.question_id, row])),
    oldAnswers: oldAnswerByQuestion,
  };
}

/** Marks the checked answers of an attempt in progress again, whose marks its student has seen. */
export async function markCheckedAgain(app: App, tx: Db, attempt: Row<'attempt'>): Promise<void> {
  const revision = await readRevision(app, tx, attempt);
  const storedAnswers = await answers.listAnswers(tx, [attempt.id]);
  const steps = await listNewestSteps(tx, [attempt.id]);
  const { rows } = markAnswers(attempt.id, revision, storedAnswers, steps);
  const storedByQuestion = new Map(storedAnswers.map((row) => [row.question_id, row]));
  await answers.storeResults(
    tx,
    rows.filter((row) => row.locked === 1 && !isSameMark(row, storedByQuestion.get(row.question_id))),
  );
  const { score, needs_teacher, time_ms } = attempt;
  const result = { score, needs_teacher, time_ms, max_score: revision.max_score };
  await attemptChanges.updateAttemptResult(tx, attempt.id, result);
}
