import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import type { AnswerFilesById } from '#server/features/files/answer-files.service.ts';
import { describeAnswer } from '#server/features/play/attempts/answer-reply.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { answerKeyOf } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];

/** The result of each saved answer. */
export function describeSavedAnswers(
  { saves, attempt, revision, decisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  { now, handedIn }: { now: number; handedIn: AnswerFilesById },
): SavedAnswer[] {
  const feedback = feedbackFor(attempt.state, attempt, now);
  return saves.map(({ question_id }, index): SavedAnswer => {
    const key = answerKeyOf({ attempt_id: attempt.id, question_id });
    const row = currentAnswers.get(key);
    return {
      question_id,
      result: decisions[index]?.result ?? 'invalid',
      answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
    };
  });
}
