import type { Progress } from '#form/activity-type.ts';
import { readMinMs } from './limits.ts';
import { parsePartTimes } from './parse-part-times.ts';

type Part = { id: string };

/** Reading times in milliseconds by part, without parts that were on screen too briefly to count as read. */
export function findReadParts(parts: readonly Part[], response: unknown): Map<string, number> {
  const msByPart = new Map(Object.entries(parsePartTimes(response).parts));
  const readTimes = parts.flatMap(({ id }): [string, number][] => {
    const ms = msByPart.get(id) ?? 0;
    return ms >= readMinMs ? [[id, ms]] : [];
  });
  return new Map(readTimes);
}

export function countReadParts(parts: readonly Part[], response: unknown): Progress {
  return { done: findReadParts(parts, response).size, of: parts.length };
}
