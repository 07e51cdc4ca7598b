import { traceId } from '#activities/trace-id.ts';
import type { Attempt } from './attempt-types.ts';
import type { Outbox } from './outbox-rules.ts';

/**
 * What earlier versions of the app kept on this device, brought to today's form: with an update a student loses
 * nothing that was not sent. Pure.
 */

/** Under this a trace was kept, as if it were the answer to a question. */
const formerTraceId = 'reading';

const formerNames: Readonly<Record<string, string>> = {
  maxScore: 'max_score',
  needsTeacher: 'needs_teacher',
  timeLimitS: 'time_limit_s',
};

function renameKeys<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([name, each]) => [formerNames[name] ?? name, each] as const);
  return Object.fromEntries(entries) as T;
}

const nameTrace = (id: string): string => (id === formerTraceId ? traceId : id);

function nameTraces<T>(byId: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(byId).map(([id, each]) => [nameTrace(id), each]));
}

export function upgradeOutbox({ pending, settled, refused, ...rest }: Outbox): Outbox {
  const changes = Object.entries(pending).map(([id, change]) => {
    const question_id = nameTrace(id);
    return [question_id, { ...change, question_id }] as const;
  });
  return {
    ...rest,
    pending: Object.fromEntries(changes),
    settled: nameTraces(settled),
    refused: nameTraces(refused),
  };
}

export function upgradeAttempt(attempt: Attempt): Attempt {
  const questions = attempt.questions
    .filter(({ id }) => id !== formerTraceId)
    .map((question) => ({ ...renameKeys(question), marked_by: question.marked_by ?? 'machine' }));
  const answers = attempt.answers.map((answer) => ({
    ...answer,
    question_id: nameTrace(answer.question_id),
    ...(answer.mark && { mark: renameKeys(answer.mark) }),
  }));
  return { ...attempt, questions, answers };
}
