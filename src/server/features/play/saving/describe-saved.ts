import type { ApiReply } from '#contract/api.ts';
import type { Row } from '#server/database/schema.ts';
import { type AnswerFilesById, describeFilesOfAnswer } from '#server/features/files/answer-files.service.ts';
import { describeAnswer } from '#server/features/play/attempts/answer-reply.ts';
import { feedbackFor } from '#server/features/play/feedback/feedback.ts';
import { answerKeyOf } from '#server/features/play/saving/current-answers.ts';
import type { DecidedAnswers } from '#server/features/play/saving/decide-answers.ts';

export type SavedAnswer = ApiReply<'POST /play/save'>['answers'][number];
export type SavedAttachment = ApiReply<'POST /play/save'>['attachments'][number];

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

/** The result of each attachment, with the files that its answer has now. */
export function describeSavedAttachments(
  { attachments, attempt, fileDecisions }: DecidedAnswers,
  currentAnswers: ReadonlyMap<string, Row<'answer'>>,
  { handedIn }: { handedIn: AnswerFilesById },
): SavedAttachment[] {
  return attachments.map(({ question_id, file_id }, index): SavedAttachment => {
    const row = currentAnswers.get(answerKeyOf({ attempt_id: attempt.id, question_id }));
    return {
      question_id,
      file_id,
      result: fileDecisions[index]?.result ?? 'invalid',
      files: row ? describeFilesOfAnswer(row, handedIn, 'player') : [],
    };
  });
}
