import type { TraceRules } from '#activities/activity-type.ts';
import { type PartTimes, partTimes } from './model.ts';

/** Each part for as long as the device that showed it longest; stopped where it was shown last. */
function merge(one: PartTimes, other: PartTimes): PartTimes {
  const parts = { ...one.parts };
  for (const [id, ms] of Object.entries(other.parts)) parts[id] = Math.max(ms, parts[id] ?? 0);
  const { last, last_at } = [one, other].reduce((newest, each) =>
    isShownLater(each, newest) ? each : newest,
  );
  return { parts, ...(last !== undefined && { last }), ...(last_at !== undefined && { last_at }) };
}

/** Of two at the same time the greater id, so that the order in which they meet does not matter. */
function isShownLater(one: PartTimes, other: PartTimes): boolean {
  const times = [one.last_at ?? -1, other.last_at ?? -1] as const;
  return times[0] === times[1] ? (one.last ?? '') > (other.last ?? '') : times[0] > times[1];
}

/** No part was before the student's eyes for longer than `elapsedMs`; two that are shown beside each other both count. */
function holdTimes(trace: PartTimes, elapsedMs: number): PartTimes {
  const read = partTimes.safeParse(trace);
  if (!read.success) return trace;
  const parts = Object.entries(read.data.parts).map(([id, ms]) => [id, Math.min(ms, elapsedMs)]);
  return { ...read.data, parts: Object.fromEntries(parts) };
}

/** How long each part was before the student's eyes. */
export const partTimesTrace: TraceRules<PartTimes> = { schema: partTimes, merge, holdTimes };
