/** Deeper than any content of ours; code that walks recursively stays far from the end of its stack. */
const depthMax = 60;

type Step = { value: unknown; path: string; depth: number };

/**
 * Path of the first thing in a request that no database of ours can keep: a text with U+0000, which PostgreSQL
 * refuses, or something nested too deeply. Undefined when there is none; 'body' stands for the whole.
 */
export function findUnstorable(input: unknown): string | undefined {
  const steps: Step[] = [{ value: input, path: '', depth: 0 }];
  for (let step = steps.pop(); step; step = steps.pop()) {
    const { value, path, depth } = step;
    if (typeof value === 'string' ? value.includes('\0') : depth > depthMax) return path || 'body';
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\0')) return path || 'body';
      steps.push({ value: child, path: path ? `${path}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}
