import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { needsReason } from '#contract/rules/mark-reason.ts';
import type { QuestionInfo, QuestionMark } from '#form/activity-type.ts';
import { isMarked, roundScore } from '#form/mark-work.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { markAgain } from '#server/features/attempts/marking/mark-answers.ts';
import { findAnswers } from '#server/features/attempts/rows/answers.repository.ts';
import {
  lockSubmittedAttempt,
  recordAttemptMarkedAt,
} from '#server/features/attempts/rows/attempt-changes.repository.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import * as steps from '#server/features/attempts/rows/mark-steps.repository.ts';
import { type Change, recordChanges } from '#server/features/changes/record-changes.service.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { findOnlyMember } from '#server/policy/attempt-members.repository.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers mark single questions of submitted attempts: each mark adds a step to the history of a question, which they read. */

type MarkReply = ApiReply<'POST /study/mark'>;
type TeacherMark = ParsedInputOf<Api['POST /study/mark']>;
type GivenMark = {
  /** True if this call, or an earlier send of it, has stored the mark. */
  isStored: boolean;
  newestStep: steps.StepWithTeacher;
  answer: Row<'answer'>;
  total: QuestionMark;
};

/** Null without an answer, and for one that waits for a teacher. */
const scoreOf = (answer: Row<'answer'> | undefined) =>
  answer === undefined || answer.needs_teacher === 1 ? null : answer.score;

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
  const score = answer === undefined ? 0 : scoreOf(answer);
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
  return { isStored, newestStep: requireFound(newestStep), answer, total };
}

/**
 * Gives, changes or withdraws marks; returns the results in the order of `marks`. If a colleague was faster with a mark,
 * stores nothing for it and returns the colleague's. Refuses all marks with 'not_handed_in', 'mark_too_high' or
 * 'mark_reason_missing'.
 */
async function giveMarks(app: App, marks: readonly TeacherMark[], userId: number): Promise<GivenMark[]> {
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

/** Refuses all marks if one belongs to an attempt that the teacher may not mark. */
async function requireMarkableAttempts(
  context: SignedInContext,
  attemptIds: readonly number[],
): Promise<void> {
  const ids = new Set(attemptIds);
  const attemptClasses = await attempts.listClassesOfAttempts(context.db, [...ids]);
  if (attemptClasses.length < ids.size) throw new AppError('not_found');
  const distinctClasses = new Map(
    attemptClasses.map((place) => [`${place.class_id}/${place.subject_id}`, place]),
  );
  for (const place of distinctClasses.values()) await authorize(context, 'attempt.mark', place);
}

export async function markQuestions(
  context: SignedInContext,
  { marks }: ParsedInputOf<Api['POST /study/mark_many']>,
): Promise<ApiReply<'POST /study/mark_many'>> {
  await requireMarkableAttempts(
    context,
    marks.map(({ attempt_id }) => attempt_id),
  );
  const givenMarks = await giveMarks(context.app, marks, context.actor.id);
  const results = givenMarks.map(({ isStored, newestStep, answer, total }) => ({
    is_stored: isStored,
    newest: describeMarkStep(newestStep, context.lang),
    score: scoreOf(answer),
    attempt: total,
  }));
  return { results };
}

export async function markQuestion(
  context: SignedInContext,
  mark: ParsedInputOf<Api['POST /study/mark']>,
): Promise<MarkReply> {
  const { results } = await markQuestions(context, { marks: [mark] });
  return requireFound(results[0]);
}

function describeMarkStep(
  {
    attempt_id: _attempt,
    question_id: _question,
    name,
    nickname,
    nickname_eng,
    ...step
  }: steps.StepWithTeacher,
  lang: Language,
): MarkReply['newest'] {
  return { ...step, teacher_name: formatColleagueName({ name, nickname, nickname_eng }, lang) };
}

/**
 * Reads the newest mark steps of the attempts. Returns a function that describes the newest step of an answer, even if
 * the mark was withdrawn; null if no teacher has marked the answer.
 */
export async function readNewestSteps(
  db: Db,
  attemptIds: readonly number[],
  lang: Language,
): Promise<(answer: { attempt_id: number; question_id: string }) => MarkReply['newest'] | null> {
  const rows = await steps.listNewestSteps(db, attemptIds);
  const keyOf = (id: { attempt_id: number; question_id: string }) => `${id.attempt_id}/${id.question_id}`;
  const stepByAnswer = new Map(rows.map((row) => [keyOf(row), describeMarkStep(row, lang)]));
  return (answer) => stepByAnswer.get(keyOf(answer)) ?? null;
}

export async function listMarkSteps(
  context: SignedInContext,
  { attempt_id, question_id }: ParsedInputOf<Api['GET /study/mark_steps']>,
): Promise<ApiReply<'GET /study/mark_steps'>> {
  const attemptClass = requireFound(await attempts.findClassOfAttempt(context.db, attempt_id));
  await authorize(context, 'attempt.see', attemptClass);
  const rows = await steps.listQuestionSteps(context.db, attempt_id, question_id);
  return { steps: rows.map((row) => describeMarkStep(row, context.lang)) };
}
