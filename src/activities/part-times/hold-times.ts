import { type PartTimes, partTimes } from './model.ts';

/** No part was before the student's eyes for longer than `elapsedMs`; two that are shown beside each other both count. */
export function holdPartTimes(response: PartTimes, elapsedMs: number): PartTimes {
  const read = partTimes.safeParse(response);
  if (!read.success) return response;
  const parts = Object.entries(read.data.parts).map(([id, ms]) => [id, Math.min(ms, elapsedMs)]);
  return { ...read.data, parts: Object.fromEntries(parts) };
}
