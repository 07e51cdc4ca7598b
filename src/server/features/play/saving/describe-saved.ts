import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import type { HandedInFiles } from '#server/features/files/answer-files.service.ts';
import { describeAnswer } from '#server/features/play/attempts/answer-reply.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { keyOf } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];

/** What became of each answer of a save. */
export function describeSaved(
  { saves, attempt, revision, decisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  lostKeys: ReadonlySet<string>,
  { now, handedIn }: { now: number; handedIn: HandedInFiles },
): SavedAnswer[] {
  const feedback = feedbackFor(attempt.state, attempt, now);
  return saves.map(({ question_id }, index): SavedAnswer => {
    const key = keyOf({ attempt_id: attempt.id, question_id });
    const row = currentAnswers.get(key);
    const result = decisions[index]?.result ?? 'invalid';
    return {
      question_id,
      result: lostKeys.has(key) && result === 'saved' ? (row ? 'stale' : 'late') : result,
      answer: row ? describeAnswer(row, revision, feedback, now, handedIn) : null,
    };
  });
}
