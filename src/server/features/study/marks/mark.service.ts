import type { Api, ApiReply } from '#contract/api.ts';
import type { Language } from '#contract/language.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { found } from '#server/app-error.ts';
import { nameColleague } from '#server/choose-names.ts';
import { giveMark, listSteps, type NamedStep } from '#server/features/play/marking/teacher-marks.service.ts';
import * as studentWork from '#server/features/study/student-work.repository.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Teachers mark single questions and read the history of their marks. */

type Reply = ApiReply<'POST /study/mark'>;

export function describeStep(
  { attempt_id: _attempt, question_id: _question, name, nickname, nickname_eng, ...step }: NamedStep,
  lang: Language,
): Reply['newest'] {
  return { ...step, teacher_name: nameColleague({ name, nickname, nickname_eng }, lang) };
}

export async function markQuestion(
  context: SignedInContext,
  input: ParsedInputOf<Api['POST /study/mark']>,
): Promise<Reply> {
  const { app, db, actor, lang } = context;
  const place = found(await studentWork.findAttemptPlace(db, input.attempt_id));
  await authorize(context, 'attempt.mark', place);
  const { isStored, newest, answer, total } = await giveMark(app, input, actor.id);
  return {
    is_stored: isStored,
    newest: describeStep(newest, lang),
    score: answer.needs_teacher === 1 ? null : answer.score,
    attempt: total,
  };
}

export async function listMarkSteps(
  context: SignedInContext,
  { attempt_id, question_id }: ParsedInputOf<Api['GET /study/mark_steps']>,
): Promise<ApiReply<'GET /study/mark_steps'>> {
  const place = found(await studentWork.findAttemptPlace(context.db, attempt_id));
  await authorize(context, 'attempt.see', place);
  const rows = await listSteps(context.db, attempt_id, question_id);
  return { steps: rows.map((row) => describeStep(row, context.lang)) };
}
