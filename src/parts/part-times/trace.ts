import type { TraceRules } from '#form/activity-type.ts';
import { type PartTimes, partTimes } from './model.ts';

/** Keeps the longest time counted for each part, and the part shown most recently as `last`. */
function merge(one: PartTimes, other: PartTimes): PartTimes {
  const msById = new Map(Object.entries(one.parts));
  for (const [id, ms] of Object.entries(other.parts)) msById.set(id, Math.max(ms, msById.get(id) ?? 0));
  const { last, last_at } = [one, other].reduce((newest, each) =>
    isShownLater(each, newest) ? each : newest,
  );
  const parts = Object.fromEntries(msById);
  return { parts, ...(last !== undefined && { last }), ...(last_at !== undefined && { last_at }) };
}

/** Compares ids if the times are equal, so that the order of merging does not matter. */
function isShownLater(one: PartTimes, other: PartTimes): boolean {
  const times = [one.last_at ?? -1, other.last_at ?? -1] as const;
  return times[0] === times[1] ? (one.last ?? '') > (other.last ?? '') : times[0] > times[1];
}

/** Limits each part to `elapsedMs`. The sum may be larger, because two pages side by side both count. */
function limitTimes(trace: PartTimes, elapsedMs: number): PartTimes {
  const parsedTrace = partTimes.safeParse(trace);
  if (!parsedTrace.success) return trace;
  const limitedTimes = Object.entries(parsedTrace.data.parts).map(([id, ms]) => [
    id,
    Math.min(ms, elapsedMs),
  ]);
  return { ...parsedTrace.data, parts: Object.fromEntries(limitedTimes) };
}

/** The trace of types whose parts are read. */
export const partTimesTrace: TraceRules<PartTimes> = { schema: partTimes, merge, limitTimes };
