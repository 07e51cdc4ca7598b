import { traceId } from '#form/trace-id.ts';

/** Earlier versions stored a trace under this id, like the answer to a question. */
export const formerTraceId = 'reading';

/** Present names of fields by their former names. */
const formerNames: Readonly<Record<string, string>> = {
  maxScore: 'max_score',
  needsTeacher: 'needs_teacher',
  timeLimitS: 'time_limit_s',
};

/** Gives the fields of a value their present names. */
export function renameFields<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([name, each]) => [formerNames[name] ?? name, each] as const);
  return Object.fromEntries(entries) as T;
}

/** The present id of a question or of a trace. */
export const renameTrace = (id: string): string => (id === formerTraceId ? traceId : id);

/** Gives a trace its present id among the keys. */
export function renameTraces<T>(valueById: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(valueById).map(([id, each]) => [renameTrace(id), each]));
}
