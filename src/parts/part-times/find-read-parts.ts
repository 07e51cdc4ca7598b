import type { Progress } from '#activities/activity-type.ts';
import { readMinMs } from './limits.ts';
import { readTimes } from './read-times.ts';

type Part = { id: string };

/** The parts that a student read, with their times in milliseconds; what they only passed by is left out. */
export function findRead(parts: readonly Part[], response: unknown): Map<string, number> {
  const times = new Map(Object.entries(readTimes(response).parts));
  const read = parts.flatMap(({ id }): [string, number][] => {
    const ms = times.get(id) ?? 0;
    return ms >= readMinMs ? [[id, ms]] : [];
  });
  return new Map(read);
}

export function countRead(parts: readonly Part[], response: unknown): Progress {
  return { done: findRead(parts, response).size, of: parts.length };
}
