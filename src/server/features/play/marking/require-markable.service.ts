import type { QuestionInfo } from '#activities/activity-type.ts';
import { isMarked } from '#activities/mark-work.ts';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { needsReason } from '#contract/rules/mark-reason.ts';
import type { App } from '#server/app.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { findAnswers } from '#server/features/play/attempts/answers.repository.ts';

/** Checks which marks a teacher may give. */

type TeacherMark = ParsedInputOf<Api['POST /study/mark']>;

/** Returns the question. Refuses unknown questions and scores above the maximum. */
export async function requireMarkableQuestion(
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
export async function requireMarkReason(
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
