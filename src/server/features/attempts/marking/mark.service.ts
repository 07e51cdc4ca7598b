import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { formatColleagueName } from '#server/choose-names.ts';
import type { Db } from '#server/database/database.ts';
import { giveMemberMark } from '#server/features/attempts/marking/member-marks.service.ts';
import { giveMarks } from '#server/features/attempts/marking/teacher-marks.service.ts';
import * as attempts from '#server/features/attempts/rows/attempts.repository.ts';
import * as steps from '#server/features/attempts/rows/mark-steps.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers mark single questions and read the history of their marks. */

type MarkReply = ApiReply<'POST /study/mark'>;

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
    score: answer.needs_teacher === 1 ? null : answer.score,
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

/** Gives one member of a group an own mark. */
export async function markMember(
  { app, db, actor }: SignedInContext,
  input: ParsedInputOf<Api['POST /study/member_mark']>,
): Promise<ApiReply<'POST /study/member_mark'>> {
  const attemptClass = requireFound(await attempts.findClassOfAttempt(db, input.attempt_id));
  await authorize({ db, actor }, 'attempt.mark', attemptClass);
  return giveMemberMark(app, input, actor.id);
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
