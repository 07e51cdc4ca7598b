import type { Progress } from '#activities/activity-type.ts';
import { readMinMs } from './limits.ts';
import { parsePartTimes } from './parse-part-times.ts';

type Part = { id: string };

/** Reading times in milliseconds by part, without parts that were on screen too briefly to count as read. */
export function findReadParts(parts: readonly Part[], response: unknown): Map<string, number> {
  const times = new Map(Object.entries(parsePartTimes(response).parts));
  const read = parts.flatMap(({ id }): [string, number][] => {
    const ms = times.get(id) ?? 0;
    return ms >= readMinMs ? [[id, ms]] : [];
  });
  return new Map(read);
}

export function countRead(parts: readonly Part[], response: unknown): Progress {
  return { done: findReadParts(parts, response).size, of: parts.length };
}
