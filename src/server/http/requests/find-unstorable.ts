/** Deeper than any valid content; keeps recursive code far from a stack overflow. */
const maxDepth = 60;

/** The path to a value that cannot be stored, last step first; built only when one is found. */
type PathSteps = string[];

function findInList(list: readonly unknown[], depth: number): PathSteps | undefined {
  for (let index = 0; index < list.length; index++) {
    const foundSteps = findPathSteps(list[index], depth);
    if (foundSteps) return [...foundSteps, String(index)];
  }
  return undefined;
}

function findInRecord(record: object, depth: number): PathSteps | undefined {
  for (const [key, value] of Object.entries(record)) {
    if (key.includes('\0')) return [];
    const foundSteps = findPathSteps(value, depth);
    if (foundSteps) return [...foundSteps, key];
  }
  return undefined;
}

function findPathSteps(value: unknown, depth: number): PathSteps | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth > maxDepth) return [];
  return Array.isArray(value) ? findInList(value, depth + 1) : findInRecord(value, depth + 1);
}

/**
 * Path of the first value in a request that the databases cannot store: a text with U+0000, which PostgreSQL refuses,
 * or nesting that is too deep. Undefined if there is none; 'body' for the whole body.
 */
export function findUnstorable(input: unknown): string | undefined {
  const steps = findPathSteps(input, 0);
  return steps && (steps.toReversed().join('.') || 'body');
}
