import type { Attempt } from '#player/storage/attempt-types.ts';
import { formerTraceId, renameFields, renameTrace, renameTraces } from './former-names.ts';
import type { FormerOutbox } from './former-work.ts';

/**
 * Upgrades data that earlier versions of the app stored on this device, so that an update loses no unsent answer. Pure.
 */

export function upgradeOutbox({ pending, settled, submit }: FormerOutbox): FormerOutbox {
  const changes = Object.entries(pending).map(([id, change]) => {
    const question_id = renameTrace(id);
    return [question_id, { ...change, question_id }] as const;
  });
  return {
    pending: Object.fromEntries(changes),
    settled: renameTraces(settled),
    submit,
  };
}

export function upgradeAttempt(attempt: Attempt): Attempt {
  const questions = attempt.questions
    .filter(({ id }) => id !== formerTraceId)
    .map((question) => ({ ...renameFields(question), marked_by: question.marked_by ?? 'machine' }));
  const answers = attempt.answers.map((answer) => ({
    ...answer,
    question_id: renameTrace(answer.question_id),
    ...(answer.mark && { mark: renameFields(answer.mark) }),
  }));
  return { ...attempt, questions, answers };
}
