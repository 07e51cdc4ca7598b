import type { QuestionMark } from '#activities/activity-type.ts';
import { isMarked, roundScore } from '#activities/mark-work.ts';
import type { Api } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError, found } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { readRevision } from '#server/features/contents/revisions.service.ts';
import { publishAttempt } from '#server/features/play/attempts/attempt-events.ts';
import { holdSubmitted, noteMarked } from '#server/features/play/attempts/attempts.repository.ts';
import { markAgain } from '#server/features/play/marking/mark-again.service.ts';
import * as steps from '#server/features/play/marking/mark-steps.repository.ts';
import type { App } from '#server/http/context.ts';

/** A teacher's marks: each is one more step at a question of a submitted attempt. */

type Wish = ParsedInputOf<Api['POST /study/mark']>;
type Given = {
  /** True: now, or when it was sent before. */
  isStored: boolean;
  newest: steps.NamedStep;
  answer: Row<'answer'>;
  total: QuestionMark;
};

export type { NamedStep } from '#server/features/play/marking/mark-steps.repository.ts';

/** The newest step of each question where a teacher did something. */
export function listNewestSteps(db: Db, attemptIds: readonly number[]): Promise<steps.NamedStep[]> {
  return attemptIds.length > 0 ? steps.listNewestSteps(db, attemptIds) : Promise.resolve([]);
}

/** Of one question, newest first. */
export function listSteps(db: Db, attemptId: number, questionId: string): Promise<steps.NamedStep[]> {
  return steps.listSteps(db, attemptId, questionId);
}

/** Refuses what the question cannot have. */
async function requireMarkable(app: App, tx: Db, attempt: Row<'attempt'>, wish: Wish): Promise<void> {
  const { questions } = await readRevision(app, tx, attempt);
  const question = found(questions.get(wish.question_id));
  if (!isMarked(question)) throw new AppError('invalid_input', { field: 'question_id' });
  if (wish.score !== null && wish.score > question.max_score)
    throw new AppError('mark_too_high', { max: question.max_score });
}

/** Whether the newest step is this wish, stored when it was sent before. */
function isRepeat(newest: steps.NamedStep | undefined, { seen, score, comment }: Wish, userId: number) {
  return (
    newest?.number === seen + 1 &&
    newest.marked_by === userId &&
    newest.score === score &&
    newest.comment === comment
  );
}

async function storeStep(app: App, tx: Db, wish: Wish, userId: number): Promise<boolean> {
  const { attempt_id, question_id, seen, score, comment } = wish;
  const [newest] = await steps.listSteps(tx, attempt_id, question_id);
  if ((newest?.number ?? 0) !== seen) return isRepeat(newest, wish, userId);
  if (score === null && (newest?.score ?? null) === null)
    throw new AppError('invalid_input', { field: 'score' });
  const marked_at = app.now();
  const step = { attempt_id, question_id, number: seen + 1, score, comment, marked_by: userId, marked_at };
  await steps.insertStep(tx, step);
  await noteMarked(tx, attempt_id, marked_at);
  return true;
}

/**
 * Gives, changes or takes back a mark. Where a colleague was faster, the colleague's stays and comes back. Refuses
 * 'not_handed_in' and 'mark_too_high'.
 */
export async function giveMark(app: App, input: Wish, userId: number): Promise<Given> {
  const wish = { ...input, score: input.score === null ? null : roundScore(input.score) };
  const { attempt, ...given } = await inTransaction(app.db, async (tx) => {
    const held = await holdSubmitted(tx, wish.attempt_id);
    if (!held) throw new AppError('not_handed_in');
    await requireMarkable(app, tx, held, wish);
    const isStored = await storeStep(app, tx, wish, userId);
    const { total, answers } = await markAgain(app, tx, held);
    const [newest] = await steps.listSteps(tx, wish.attempt_id, wish.question_id);
    const answer = found(answers.get(wish.question_id));
    return { attempt: held, isStored, newest: found(newest), answer, total };
  });
  if (given.isStored) publishAttempt(app, attempt);
  return given;
}
