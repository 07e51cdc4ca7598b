import type { StoredFile } from '#activities/activity-type.ts';
import type { Attempt } from './attempt-types.ts';
import { mergeFileChanges } from './file-changes.ts';
import { formerTraceId, renameFields, renameTrace, renameTraces } from './former-names.ts';
import type { AnswerChange, Outbox } from './outbox-rules.ts';

/**
 * Upgrades data that earlier versions of the app stored on this device, so that an update loses no unsent answer. Pure.
 */

/** Earlier versions sent all files of an answer with each change of it. */
type FormerChange = AnswerChange & { files?: readonly StoredFile[] };

function upgradeChange({ files, ...change }: FormerChange): AnswerChange {
  if (!files) return change;
  const additions = files.map((file) => ({ file, action: 'add' as const }));
  return { ...change, attachments: mergeFileChanges(additions, change.attachments) };
}

export function upgradeOutbox({ pending, settled, refused, ...otherFields }: Outbox): Outbox {
  const changes = Object.entries(pending).map(([id, change]) => {
    const question_id = renameTrace(id);
    return [question_id, { ...upgradeChange(change), question_id }] as const;
  });
  return {
    ...otherFields,
    pending: Object.fromEntries(changes),
    settled: renameTraces(settled),
    refused: renameTraces(refused),
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
