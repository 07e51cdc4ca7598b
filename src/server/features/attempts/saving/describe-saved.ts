import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import { describeAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { feedbackFor } from '#server/features/attempts/rules/feedback.ts';
import { answerKeyOf } from '#server/features/attempts/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/attempts/saving/decide-answers.ts';
import type { AnswerFilesById } from '#server/features/files/answer-files.service.ts';

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];

/** The result of each saved answer. `unstoredKeys`: answers that were decided but not stored. */
export function describeSavedAnswers(
  { saves, attempt, revision, decisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  unstoredKeys: ReadonlySet<string>,
  { now, handedIn }: { now: number; handedIn: AnswerFilesById },
): SavedAnswer[] {
  const feedback = feedbackFor(attempt.state, attempt, now);
  return saves.map(({ question_id }, index): SavedAnswer => {
    const key = answerKeyOf({ attempt_id: attempt.id, question_id });
    const row = currentAnswers.get(key);
    const result = decisions[index]?.result ?? 'invalid';
    return {
      question_id,
      result: unstoredKeys.has(key) && result === 'saved' ? (row ? 'stale' : 'late') : result,
      answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
    };
  });
}
