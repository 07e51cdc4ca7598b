import type { Api, ApiReply } from '#contract/api.ts';
import { responseMaxBytes } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import type { Row } from '#server/database/schema.ts';
import { emptyAnswer } from '#server/features/play/answer-reply.ts';
import type { Revision } from '#server/features/play/revisions.service.ts';
import { holdTime, runOf } from '#server/features/play/spent-time.service.ts';
import { isOver } from '#server/features/play/time-limits.ts';

/** What becomes of one sent answer, given what is stored. Pure. */

export type AnswerSave = ParsedInputOf<Api['POST /play/save']>['answers'][number];
export type SaveResult = ApiReply<'POST /play/save'>['answers'][number]['result'];

/** `row` is what to store; absent when nothing changes. */
export type Decision = { result: SaveResult; row?: Row<'answer'> };

export type SaveTarget = Pick<
  Row<'attempt'> & Row<'courseware'>,
  'state' | 'started_at' | 'submitted_at' | 'deadline_at' | 'feedback_rule'
> & { attemptId: number };

/** JSON of a response the type accepts; undefined for any other. 'null' = no answer, or taken back. */
function readResponse({ model }: Revision, response: unknown): string | undefined {
  if (response === null || response === undefined) return 'null';
  const parsed = model.response.safeParse(response);
  if (!parsed.success) return undefined;
  const text = JSON.stringify(parsed.data);
  return Buffer.byteLength(text) <= responseMaxBytes ? text : undefined;
}

/** Whether the report counts the response as an answer: a check of nothing must not give the key away. */
function isAnswered({ model, content }: Revision, questionId: string, response: string): boolean {
  const given = { studentId: 0, response: JSON.parse(response) as unknown, score: null };
  return model.summarize(content, questionId, [given], 'en').unanswered.length === 0;
}

function markNow(revision: Revision, row: Row<'answer'>): Row<'answer'> {
  const response: unknown = JSON.parse(row.response);
  const given = response === null ? {} : { [row.question_id]: response };
  const mark = revision.model.mark(revision.content, given).perQuestion[row.question_id];
  return {
    ...row,
    locked: 1,
    score: mark?.score ?? 0,
    max_score: mark?.maxScore ?? row.max_score,
    needs_teacher: mark?.needsTeacher ? 1 : 0,
  };
}

/**
 * Idempotent by `seq`: a save is stored when its `seq` is above the stored one, or when it only adds the
 * check to what is stored. A repeated save is told 'saved' again, an older or different one 'stale'.
 * A question with its own time limit has to be opened first: what was not asked for cannot be answered.
 */
export function decideSave(
  save: AnswerSave,
  stored: Row<'answer'> | undefined,
  target: SaveTarget,
  revision: Revision,
  now: number,
): Decision {
  const question = revision.questions.get(save.question_id);
  const response = question && readResponse(revision, save.response);
  if (!question || response === undefined) return { result: 'invalid' };
  const openedAt = stored?.shown_at ?? null;
  if (question.timeLimitS !== undefined && openedAt === null) return { result: 'invalid' };

  const wantsCheck =
    save.check && target.feedback_rule === 'at_once' && isAnswered(revision, save.question_id, response);
  const isRepeat = stored !== undefined && save.seq === stored.seq && response === stored.response;
  const addsCheck = isRepeat && wantsCheck && stored.locked === 0;
  if (isRepeat && !addsCheck) return { result: 'saved' };
  if (stored && save.seq <= stored.seq && !addsCheck) return { result: 'stale' };
  if (stored?.locked === 1) return { result: 'locked' };

  const before = stored ?? emptyAnswer(target.attemptId, question.id, question.maxScore);
  const isLate =
    target.state === 'submitted' || isOver(target.deadline_at, now) || isOver(before.deadline_at, now);
  if (isLate) return { result: 'late' };

  const row: Row<'answer'> = {
    ...before,
    response,
    flagged: save.flagged ? 1 : 0,
    seq: save.seq,
    time_ms: Math.max(before.time_ms, holdTime(save.time_ms, question, openedAt, runOf(target, now))),
    shown_at: openedAt ?? now,
    saved_at: now,
  };
  return { result: 'saved', row: wantsCheck ? markNow(revision, row) : row };
}
