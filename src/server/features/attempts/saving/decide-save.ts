import type * as z from 'zod';
import type { Api, ApiReply } from '#contract/api.ts';
import { wholeNumberMax } from '#contract/fields.ts';
import { responseMaxBytes } from '#contract/limits.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { TraceRules } from '#form/activity-type.ts';
import { markWork } from '#form/mark-work.ts';
import { traceId } from '#form/trace-id.ts';
import type { Row } from '#server/database/schema.ts';
import { emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import { hasFilesOrItems } from '#server/features/attempts/rules/has-files-or-items.ts';
import { attemptPeriod, limitTime, type Period } from '#server/features/attempts/rules/spent-time.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';

/** Decides about one sent answer by comparing it with the stored one. Pure. */

export type AnswerSave = ParsedInputOf<Api['POST /play/save']>['answers'][number];
export type SaveResult = ApiReply<'POST /play/save'>['answers'][number]['result'];

/** `row` is the answer to store; without it, nothing changes. */
export type Decision = { result: SaveResult; row?: Row<'answer'> };

export type SaveTarget = Pick<
  Row<'attempt'> & Row<'courseware'>,
  'state' | 'started_at' | 'submitted_at' | 'deadline_at' | 'feedback_rule'
> & { attemptId: number };

/** JSON of a valid response, else undefined. The text 'null' means that there is no answer or that it was withdrawn. */
function readSentResponse(schema: z.ZodType, sentResponse: unknown): string | undefined {
  if (sentResponse === null || sentResponse === undefined) return 'null';
  const parsedResponse = schema.safeParse(sentResponse);
  if (!parsedResponse.success) return undefined;
  const text = JSON.stringify(parsedResponse.data);
  return Buffer.byteLength(text) <= responseMaxBytes ? text : undefined;
}

/**
 * Whether there is an answer. Only an answered question may be checked, because checking an empty answer would reveal
 * the key.
 */
function isAnswered(
  { model, content }: Revision,
  questionId: string,
  { response, storedAnswer }: { response: string; storedAnswer: Row<'answer'> | undefined },
): boolean {
  if (storedAnswer && hasFilesOrItems(storedAnswer)) return true;
  const answerToCheck = { student_id: 0, response: JSON.parse(response) as unknown, score: null };
  return model.report.summarize(content, questionId, [answerToCheck], 'en').unanswered.length === 0;
}

function lockWithMark(revision: Revision, row: Row<'answer'>): Row<'answer'> {
  const response: unknown = JSON.parse(row.response);
  const responseByQuestion = response === null ? {} : { [row.question_id]: response };
  const handedInIds = new Set(hasFilesOrItems(row) ? [row.question_id] : []);
  const { questions } = markWork(revision.model, revision.content, responseByQuestion, handedInIds);
  const mark = questions.get(row.question_id);
  return {
    ...row,
    locked: 1,
    score: mark?.score ?? 0,
    max_score: mark?.max_score ?? row.max_score,
    needs_teacher: mark?.needs_teacher ? 1 : 0,
  };
}

/** Whether the attempt has ended, its time is over or that of the question. */
export function isSaveLate(target: SaveTarget, row: Row<'answer'>, now: number): boolean {
  return (
    target.state === 'submitted' ||
    isDeadlineOver(target.deadline_at, now) ||
    isDeadlineOver(row.deadline_at, now)
  );
}

/** The device's time, limited by the server's clock, and never less than the stored time. */
function limitTimeSpent(
  save: AnswerSave,
  storedAnswer: Row<'answer'>,
  question: { time_limit_s?: number },
  period: Period,
) {
  return Math.max(storedAnswer.time_ms, limitTime(save.time_ms, question, storedAnswer.shown_at, period));
}

/**
 * Merges the sent trace with the stored one. Saves may arrive in any order: none is stale, and repeats change
 * nothing.
 */
function decideTrace(
  save: AnswerSave,
  storedAnswer: Row<'answer'> | undefined,
  target: SaveTarget,
  traceRules: TraceRules,
  now: number,
): Decision {
  const sentTrace = readSentResponse(traceRules.schema, save.response);
  if (sentTrace === undefined) return { result: 'invalid' };
  const currentAnswer = storedAnswer ?? emptyAnswer(target.attemptId, traceId, 0);
  if (isSaveLate(target, currentAnswer, now)) return { result: 'late' };
  const response = mergeTraces(traceRules, currentAnswer.response, sentTrace);
  const time_ms = limitTimeSpent(save, currentAnswer, {}, attemptPeriod(target, now));
  if (storedAnswer && response === storedAnswer.response && time_ms === storedAnswer.time_ms)
    return { result: 'saved' };
  // The server numbers traces itself: a device's number could be the largest one that there is.
  const seq = Math.min(currentAnswer.seq + 1, wholeNumberMax);
  const row = {
    ...currentAnswer,
    response,
    seq,
    time_ms,
    shown_at: currentAnswer.shown_at ?? now,
    saved_at: now,
  };
  return { result: 'saved', row };
}

function mergeTraces({ merge }: TraceRules, storedTrace: string, sentTrace: string): string {
  if (sentTrace === 'null' || sentTrace === storedTrace) return storedTrace;
  return storedTrace === 'null'
    ? sentTrace
    : JSON.stringify(merge(JSON.parse(storedTrace), JSON.parse(sentTrace)));
}

/**
 * Idempotent by `seq`: stores a save with a higher `seq` than the stored one, or one that only adds the check. The result
 * is 'saved' again for a repeated save and 'stale' for an older or different one. A question with its own time limit
 * must be opened before it can be answered. Files of the answer stay as they are.
 */
export function decideSave(
  save: AnswerSave,
  storedAnswer: Row<'answer'> | undefined,
  target: SaveTarget,
  revision: Revision,
  { now }: { now: number },
): Decision {
  const { trace } = revision.model.work;
  if (trace && save.question_id === traceId) return decideTrace(save, storedAnswer, target, trace, now);
  const question = revision.questions.get(save.question_id);
  const response = question && readSentResponse(revision.model.work.response, save.response);
  if (!question || response === undefined) return { result: 'invalid' };
  const openedAt = storedAnswer?.shown_at ?? null;
  if (question.time_limit_s !== undefined && openedAt === null) return { result: 'invalid' };

  const wantsCheck =
    save.check &&
    target.feedback_rule === 'at_once' &&
    isAnswered(revision, save.question_id, { response, storedAnswer });
  const isRepeat = save.seq === storedAnswer?.seq && response === storedAnswer.response;
  const addsCheck = isRepeat && wantsCheck && storedAnswer.locked === 0;
  if (isRepeat && !addsCheck) return { result: 'saved' };
  if (storedAnswer && save.seq <= storedAnswer.seq && !addsCheck) return { result: 'stale' };
  if (storedAnswer?.locked === 1) return { result: 'locked' };

  const currentAnswer = storedAnswer ?? emptyAnswer(target.attemptId, question.id, question.max_score);
  if (isSaveLate(target, currentAnswer, now)) return { result: 'late' };

  const row: Row<'answer'> = {
    ...currentAnswer,
    response,
    flagged: save.flagged ? 1 : 0,
    seq: save.seq,
    time_ms: limitTimeSpent(save, currentAnswer, question, attemptPeriod(target, now)),
    shown_at: openedAt ?? now,
    saved_at: now,
  };
  return { result: 'saved', row: wantsCheck ? lockWithMark(revision, row) : row };
}
