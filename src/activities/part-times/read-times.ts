import type { PartTimes } from './model.ts';

/** The part times in a response as it is kept; whatever is not one was never given. */
export function readTimes(response: unknown): PartTimes {
  const given = response as Partial<PartTimes> | null | undefined;
  const parts = Object.entries(given?.parts ?? {}).filter(([, ms]) => Number.isInteger(ms));
  return {
    parts: Object.fromEntries(parts),
    ...(typeof given?.last === 'string' ? { last: given.last } : {}),
  };
}
