/** Deeper than any content of ours; code that walks recursively stays far from the end of its stack. */
const depthMax = 60;

/** Steps to the offender, the last one first; the path is written only when there is one. */
type Steps = string[];

function findInList(list: readonly unknown[], depth: number): Steps | undefined {
  for (let index = 0; index < list.length; index++) {
    const found = findSteps(list[index], depth);
    if (found) return [...found, String(index)];
  }
  return undefined;
}

function findInRecord(record: object, depth: number): Steps | undefined {
  for (const key of Object.keys(record)) {
    if (key.includes('\0')) return [];
    const found = findSteps((record as Record<string, unknown>)[key], depth);
    if (found) return [...found, key];
  }
  return undefined;
}

function findSteps(value: unknown, depth: number): Steps | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > depthMax) return [];
  return Array.isArray(value) ? findInList(value, depth + 1) : findInRecord(value, depth + 1);
}

/**
 * Path of the first thing in a request that no database of ours can keep: a text with U+0000, which PostgreSQL
 * refuses, or something nested too deeply. Undefined when there is none; 'body' stands for the whole.
 */
export function findUnstorable(input: unknown): string | undefined {
  const steps = findSteps(input, 0);
  return steps && (steps.toReversed().join('.') || 'body');
}
