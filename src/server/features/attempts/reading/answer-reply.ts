import type { ApiReply } from '#contract/api.ts';
import type { Feedback } from '#contract/rules/feedback-rule.ts';
import type { Row } from '#server/database/schema.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import { type AnswerFilesById, describeFilesOfAnswer } from '#server/features/files/answer-files.service.ts';
import { withFormulas } from '#server/formulas.ts';

type AnswerReply = ApiReply<'GET /play/attempt'>['answers'][number];

/** An answer as its student sees it, with the mark and key that `feedback` allows. */
export function describeAnswer(
  row: Row<'answer'>,
  revision: Revision,
  feedback: Feedback,
  now: number,
  handedInFiles: AnswerFilesById,
): AnswerReply {
  const files = describeFilesOfAnswer(row, handedInFiles, 'player');
  const showsMark = feedback === 'all' || (feedback === 'checked' && row.locked === 1);
  return {
    question_id: row.question_id,
    response: JSON.parse(row.response),
    flagged: row.flagged === 1,
    locked: row.locked === 1 || (row.deadline_at !== null && now >= row.deadline_at),
    seq: row.seq,
    time_ms: row.time_ms,
    deadline_at: row.deadline_at,
    ...(files.length > 0 ? { files } : {}),
    ...(row.item_count > 0 ? { item_count: row.item_count } : {}),
    ...(showsMark ? describeMark(row, revision) : {}),
  };
}

function describeMark(
  row: Row<'answer'>,
  { model, content, corrections }: Revision,
): Pick<AnswerReply, 'mark' | 'key' | 'corrected'> {
  const mark = { score: row.score ?? 0, max_score: row.max_score, needs_teacher: row.needs_teacher === 1 };
  const corrected = corrections.get(row.question_id);
  return {
    mark,
    key: withFormulas(model.work.toKey(content, row.question_id)),
    ...(corrected && { corrected: [...new Set(corrected)] }),
  };
}

/** The row for a question that has no answer yet. */
export function emptyAnswer(attemptId: number, questionId: string, max_score: number): Row<'answer'> {
  return {
    attempt_id: attemptId,
    question_id: questionId,
    response: 'null',
    files: '[]',
    item_count: 0,
    item_changes: 0,
    flagged: 0,
    locked: 0,
    seq: 0,
    time_ms: 0,
    shown_at: null,
    deadline_at: null,
    saved_at: 0,
    score: null,
    max_score,
    needs_teacher: 0,
  };
}
