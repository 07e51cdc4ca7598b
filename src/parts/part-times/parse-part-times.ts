import type { PartTimes } from './model.ts';

/** The part times in a trace as it is kept; whatever is not one was never given. */
export function readTimes(trace: unknown): PartTimes {
  const given = trace as Partial<PartTimes> | null | undefined;
  const parts = Object.entries(given?.parts ?? {}).filter(([, ms]) => Number.isInteger(ms));
  return {
    parts: Object.fromEntries(parts),
    ...(typeof given?.last === 'string' && { last: given.last }),
    ...(Number.isInteger(given?.last_at) && { last_at: given?.last_at }),
  };
}
