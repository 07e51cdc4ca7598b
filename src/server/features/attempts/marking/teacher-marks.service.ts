import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { needsReason } from '#contract/rules/mark-reason.ts';
import type { QuestionInfo, QuestionMark } from '#form/activity-type.ts';
import { isMarked, roundScore } from '#form/mark-work.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { markAgain } from '#server/features/attempts/marking/mark-answers.ts';
import { findAnswers } from '#server/features/attempts/rows/answers.repository.ts';
import {
  lockSubmittedAttempt,
  recordAttemptMarkedAt,
} from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as steps from '#server/features/attempts/rows/mark-steps.repository.ts';
import { type Change, recordChanges } from '#server/features/changes/record-changes.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { findOnlyMember } from '#server/policy/attempt-members.repository.ts';

/** Checks and stores teachers' marks: each adds a step to the history of a question of a submitted attempt. */

type TeacherMark = ParsedInputOf<Api['POST /study/mark']>;
type GivenMark = {
  attempt: Row<'attempt'>;
  /** True if this call, or an earlier send of it, has stored the mark. */
  isStored: boolean;
  newestStep: steps.StepWithTeacher;
  answer: Row<'answer'>;
  total: QuestionMark;
};

/** Returns the question. Refuses unknown questions and scores above the maximum. */
async function requireMarkableQuestion(
  app: App,
  tx: Db,
  attempt: Row<'attempt'>,
  mark: TeacherMark,
): Promise<QuestionInfo> {
  const { questions } = await readRevision(app, tx, attempt);
  const question = requireFound(questions.get(mark.question_id));
  if (!isMarked(question)) throw new AppError('invalid_input', { field: 'question_id' });
  if (mark.score !== null && mark.score > question.max_score)
    throw new AppError('mark_too_high', { max: question.max_score });
  return question;
}

/** Refuses to replace a machine's mark without a reason. */
async function requireMarkReason(
  tx: Db,
  { marked_by }: QuestionInfo,
  mark: TeacherMark,
  newestStep: Pick<Row<'mark_step'>, 'score'> | undefined,
): Promise<void> {
  if (mark.comment !== '') return;
  const [answer] = await findAnswers(tx, [mark]);
  // An unanswered question has 0 points but no row.
  const score = answer === undefined ? 0 : answer.needs_teacher === 1 ? null : answer.score;
  const isByTeacher = (newestStep?.score ?? null) !== null;
  if (needsReason({ marked_by, score, isByTeacher }, mark.score)) throw new AppError('mark_reason_missing');
}

/** Whether an earlier send of this call has stored this mark. */
function isRepeatedCall(
  newestStep: steps.StepWithTeacher | undefined,
  { seen, score, comment }: TeacherMark,
  userId: number,
) {
  return (
    newestStep?.number === seen + 1 &&
    newestStep.marked_by === userId &&
    newestStep.score === score &&
    newestStep.comment === comment
  );
}

type StepOutcome = {
  isStored: boolean;
  step?: Row<'mark_step'>;
  replacedStep?: steps.StepWithTeacher | undefined;
};

/** Stores the mark as a new step; returns no `step` if nothing had to be stored. */
async function storeStep(
  app: App,
  tx: Db,
  { mark, question, userId }: { mark: TeacherMark; question: QuestionInfo; userId: number },
): Promise<StepOutcome> {
  const { attempt_id, question_id, seen, score, comment } = mark;
  const [newestStep] = await steps.listQuestionSteps(tx, attempt_id, question_id);
  if ((newestStep?.number ?? 0) !== seen) return { isStored: isRepeatedCall(newestStep, mark, userId) };
  if (score === null && (newestStep?.score ?? null) === null)
    throw new AppError('invalid_input', { field: 'score' });
  await requireMarkReason(tx, question, mark, newestStep);
  const marked_at = app.now();
  const step = { attempt_id, question_id, number: seen + 1, score, comment, marked_by: userId, marked_at };
  await steps.insertStep(tx, step);
  await recordAttemptMarkedAt(tx, attempt_id, marked_at);
  return { isStored: true, step, replacedStep: newestStep };
}

const scoreOf = (answer: Row<'answer'> | undefined) =>
  answer === undefined || answer.needs_teacher === 1 ? null : answer.score;

/** Adds to `changes` what it has changed. */
async function giveMark(
  app: App,
  tx: Db,
  input: TeacherMark,
  { userId, changes }: { userId: number; changes: Change[] },
): Promise<GivenMark> {
  const mark = { ...input, score: input.score === null ? null : roundScore(input.score) };
  const attempt = await lockSubmittedAttempt(tx, mark.attempt_id);
  if (!attempt) throw new AppError('not_handed_in');
  const question = await requireMarkableQuestion(app, tx, attempt, mark);
  const { isStored, step, replacedStep } = await storeStep(app, tx, { mark, question, userId });
  const { total, answers, oldAnswers } = await markAgain(app, tx, attempt);
  const [newestStep] = await steps.listQuestionSteps(tx, mark.attempt_id, mark.question_id);
  const answer = requireFound(answers.get(mark.question_id));
  if (step)
    changes.push({
      kind: 'mark.given',
      at: step.marked_at,
      by: userId,
      attempt,
      member: await findOnlyMember(tx, attempt.id),
      question,
      given: step.score,
      before: { score: scoreOf(oldAnswers.get(mark.question_id)), comment: replacedStep?.comment ?? '' },
      after: { score: scoreOf(answer), comment: step.comment },
    });
  return { attempt, isStored, newestStep: requireFound(newestStep), answer, total };
}

/**
 * Gives, changes or withdraws marks; returns the results in the order of `marks`. If a colleague was faster with a mark,
 * stores nothing for it and returns the colleague's. Refuses all marks with 'not_handed_in', 'mark_too_high' or
 * 'mark_reason_missing'.
 */
export async function giveMarks(
  app: App,
  marks: readonly TeacherMark[],
  userId: number,
): Promise<GivenMark[]> {
  // Attempts are always locked in the same order, so that two teachers never wait for each other.
  const orderedMarks = [...marks.entries()].sort(([, one], [, other]) => one.attempt_id - other.attempt_id);
  return inTransaction(app.db, async (tx) => {
    const results: GivenMark[] = [];
    const changes: Change[] = [];
    for (const [index, mark] of orderedMarks)
      results[index] = await giveMark(app, tx, mark, { userId, changes });
    await recordChanges(app, tx, ...changes);
    return results;
  });
}
