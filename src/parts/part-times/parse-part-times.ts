import type { PartTimes } from './model.ts';

/** Reads a stored trace, without zod; drops everything that is not a part time. */
export function parsePartTimes(trace: unknown): PartTimes {
  const given = trace as Partial<PartTimes> | null | undefined;
  const parts = Object.entries(given?.parts ?? {}).filter(([, ms]) => Number.isInteger(ms));
  return {
    parts: Object.fromEntries(parts),
    ...(typeof given?.last === 'string' && { last: given.last }),
    ...(Number.isInteger(given?.last_at) && { last_at: given?.last_at }),
  };
}
