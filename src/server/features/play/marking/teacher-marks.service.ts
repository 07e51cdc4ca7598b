import type { QuestionInfo, QuestionMark } from '#activities/activity-type.ts';
import { roundScore } from '#activities/mark-work.ts';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import {
  lockSubmittedAttempt,
  recordAttemptMarkedAt,
} from '#server/features/play/attempts/attempt-changes.repository.ts';
import { publishAttempt } from '#server/features/play/attempts/attempt-events.ts';
import { auditMark } from '#server/features/play/marking/audit-mark.service.ts';
import { markAgain } from '#server/features/play/marking/mark-again.service.ts';
import * as steps from '#server/features/play/marking/mark-steps.repository.ts';
import { requireMarkable, requireReason } from '#server/features/play/marking/require-markable.service.ts';
import type { App } from '#server/http/context.ts';

/** Teachers' marks. Each mark adds a step to the history of a question of a submitted attempt. */

type TeacherMark = ParsedInputOf<Api['POST /study/mark']>;
export type GivenMark = {
  attempt: Row<'attempt'>;
  /** True if this call, or an earlier send of it, has stored the mark. */
  isStored: boolean;
  newest: steps.NamedStep;
  answer: Row<'answer'>;
  total: QuestionMark;
};

export type { NamedStep } from '#server/features/play/marking/mark-steps.repository.ts';

/** The newest step of each question that a teacher has marked, even if the mark was withdrawn. */
export function listNewestSteps(db: Db, attemptIds: readonly number[]): Promise<steps.NamedStep[]> {
  return attemptIds.length > 0 ? steps.listNewestSteps(db, attemptIds) : Promise.resolve([]);
}

/** All steps of one question, newest first. */
export function listSteps(db: Db, attemptId: number, questionId: string): Promise<steps.NamedStep[]> {
  return steps.listSteps(db, attemptId, questionId);
}

/** Whether an earlier send of this call has stored this mark. */
function isRepeat(
  newest: steps.NamedStep | undefined,
  { seen, score, comment }: TeacherMark,
  userId: number,
) {
  return (
    newest?.number === seen + 1 &&
    newest.marked_by === userId &&
    newest.score === score &&
    newest.comment === comment
  );
}

type StoredStep = { isStored: boolean; step?: Row<'mark_step'>; replaced?: steps.NamedStep | undefined };

/** Returns no `step` if nothing had to be stored. */
async function storeStep(
  app: App,
  tx: Db,
  { mark, question, userId }: { mark: TeacherMark; question: QuestionInfo; userId: number },
): Promise<StoredStep> {
  const { attempt_id, question_id, seen, score, comment } = mark;
  const [newest] = await steps.listSteps(tx, attempt_id, question_id);
  if ((newest?.number ?? 0) !== seen) return { isStored: isRepeat(newest, mark, userId) };
  if (score === null && (newest?.score ?? null) === null)
    throw new AppError('invalid_input', { field: 'score' });
  await requireReason(tx, question, mark, newest);
  const marked_at = app.now();
  const step = { attempt_id, question_id, number: seen + 1, score, comment, marked_by: userId, marked_at };
  await steps.insertStep(tx, step);
  await recordAttemptMarkedAt(tx, attempt_id, marked_at);
  return { isStored: true, step, replaced: newest };
}

async function giveMark(app: App, tx: Db, input: TeacherMark, userId: number): Promise<GivenMark> {
  const mark = { ...input, score: input.score === null ? null : roundScore(input.score) };
  const attempt = await lockSubmittedAttempt(tx, mark.attempt_id);
  if (!attempt) throw new AppError('not_handed_in');
  const question = await requireMarkable(app, tx, attempt, mark);
  const { isStored, step, replaced } = await storeStep(app, tx, { mark, question, userId });
  const { total, answers, before } = await markAgain(app, tx, attempt);
  const [newest] = await steps.listSteps(tx, mark.attempt_id, mark.question_id);
  const answer = requireFound(answers.get(mark.question_id));
  const was = before.get(mark.question_id);
  const { marked_by, title } = question;
  if (step) await auditMark(tx, { attempt, marked_by, title, step, replaced, before: was, after: answer });
  return { attempt, isStored, newest: requireFound(newest), answer, total };
}

/**
 * Gives, changes or withdraws marks, in their order. If a colleague was faster with a mark, stores nothing for it and
 * returns the colleague's. Refuses all marks with 'not_handed_in', 'mark_too_high' or 'mark_reason_missing'.
 */
export async function giveMarks(
  app: App,
  marks: readonly TeacherMark[],
  userId: number,
): Promise<GivenMark[]> {
  // Attempts are always locked in the same order, so that two teachers never wait for each other.
  const inOrder = [...marks.entries()].sort(([, one], [, other]) => one.attempt_id - other.attempt_id);
  const givenMarks = await inTransaction(app.db, async (tx) => {
    const results: GivenMark[] = [];
    for (const [index, mark] of inOrder) results[index] = await giveMark(app, tx, mark, userId);
    return results;
  });
  const changedMarks = new Map(
    givenMarks.flatMap((each) => (each.isStored ? [[each.attempt.id, each.attempt]] : [])),
  );
  for (const attempt of changedMarks.values()) publishAttempt(app, attempt);
  return givenMarks;
}
