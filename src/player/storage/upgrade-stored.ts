import { traceId } from '#activities/trace-id.ts';
import type { Attempt } from './attempt-types.ts';
import type { Outbox } from './outbox-rules.ts';

/**
 * Upgrades data that earlier versions of the app stored on this device, so that an update loses no unsent answer. Pure.
 */

/** Earlier versions stored a trace under this id, like the answer to a question. */
const formerTraceId = 'reading';

/** Present names of fields by their former names. */
const formerNames: Readonly<Record<string, string>> = {
  maxScore: 'max_score',
  needsTeacher: 'needs_teacher',
  timeLimitS: 'time_limit_s',
};

function renameFields<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([name, each]) => [formerNames[name] ?? name, each] as const);
  return Object.fromEntries(entries) as T;
}

const renameTrace = (id: string): string => (id === formerTraceId ? traceId : id);

function renameTraces<T>(byId: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byId).map(([id, each]) => [renameTrace(id), each]));
}

export function upgradeOutbox({ pending, settled, refused, ...rest }: Outbox): Outbox {
  const changes = Object.entries(pending).map(([id, change]) => {
    const question_id = renameTrace(id);
    return [question_id, { ...change, question_id }] as const;
  });
  return {
    ...rest,
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
