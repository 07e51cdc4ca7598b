import type { PartTimes } from './model.ts';

/** Reads a stored trace, without zod; drops everything that is not a part time. */
export function parsePartTimes(trace: unknown): PartTimes {
  const storedTimes = trace as Partial<PartTimes> | null | undefined;
  const validTimes = Object.entries(storedTimes?.parts ?? {}).filter(([, ms]) => Number.isInteger(ms));
  return {
    parts: Object.fromEntries(validTimes),
    ...(typeof storedTimes?.last === 'string' && { last: storedTimes.last }),
    ...(Number.isInteger(storedTimes?.last_at) && { last_at: storedTimes?.last_at }),
  };
}
