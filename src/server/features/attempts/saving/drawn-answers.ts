import { isDeadlineOver } from '#contract/rules/deadline.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { emptyAnswer } from '#server/features/attempts/reading/answer-reply.ts';
import * as answers from '#server/features/attempts/rows/answers.repository.ts';
import type { Revision } from '#server/features/contents/revision.service.ts';
import type { DrawnAnswerStep } from '#server/features/spaces/save-entries.service.ts';

/**
 * Items that are drawn in the spaces of an attempt are answers to its questions: the answer of a question counts its
 * items, so that everything that asks whether a question was answered finds one row for it.
 */

/** Whether students draw their answers in a space of the attempt. */
export function hasDrawnAnswers({ model }: Revision): boolean {
  return Object.values(model.work.spaces ?? {}).some(({ scope }) => scope === 'attempt');
}

/** Limits of the answers of attempts, by attempt id. */
export type AnswerLimits = ReadonlyMap<number, readonly answers.AnswerLimit[]>;

/** Reads the limits of attempts whose students draw. Without ids, it needs no query. */
export async function readAnswerLimits(db: Db, attemptIds: readonly number[]): Promise<AnswerLimits> {
  const limits = attemptIds.length > 0 ? await answers.listAnswerLimits(db, attemptIds) : [];
  return Map.groupBy(limits, ({ attempt_id }) => attempt_id);
}

/**
 * Whether the answer to a question is closed: its student has checked it, its own time is over, or has not begun,
 * because the question was not opened.
 */
export function isAnswerClosed(
  { questions }: Revision,
  limits: readonly answers.AnswerLimit[],
  questionId: string,
  now: number,
): boolean {
  const limit = limits.find(({ question_id }) => question_id === questionId);
  if (limit && (limit.locked === 1 || isDeadlineOver(limit.deadline_at, now))) return true;
  return questions.get(questionId)?.time_limit_s !== undefined && (limit?.shown_at ?? null) === null;
}

/** Adds the steps to the counts of their answers, and inserts missing answers. Skips what is no question of the revision. */
export async function storeDrawnSteps(
  db: Db,
  steps: readonly DrawnAnswerStep[],
  revisionById: ReadonlyMap<number, Revision>,
  now: number,
): Promise<void> {
  const rows = steps.flatMap(({ attempt_id, question_id, items, changes }): Row<'answer'>[] => {
    const question = revisionById.get(attempt_id)?.questions.get(question_id);
    if (!question) return [];
    const answer = emptyAnswer(attempt_id, question_id, question.max_score);
    return [{ ...answer, item_count: items, item_changes: changes, shown_at: now, saved_at: now }];
  });
  await answers.addDrawnCounts(db, rows);
}
