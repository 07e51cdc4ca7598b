import * as z from 'zod';
import type { TraceRules } from '#form/activity-type.ts';
import { timeMaxS } from './limits.ts';
import { intersect, joinStretches, keepFirst, measure, type WatchTrace } from './watched.ts';

const tenths = z
  .int()
  .min(0)
  .max(10 * timeMaxS);
const stretchesMax = 2_000;
/** The fastest speed that the player offers: more of a video cannot be watched in a time. */
const speedMax = 2;

const stretches = z
  .array(z.tuple([tenths, tenths]))
  .max(stretchesMax)
  .refine((list) => list.every(([from, to]) => from < to));

const watchTrace = z.strictObject({
  watched: stretches,
  again: stretches.default([]),
  at: tenths,
  noted_at: z.int().min(0).max(8_640_000_000_000_000),
});

/** The unions of what was watched, and watched again, on any device, and the place that was noted last. */
function merge(one: WatchTrace, other: WatchTrace): WatchTrace {
  const isLater = other.noted_at === one.noted_at ? other.at > one.at : other.noted_at > one.noted_at;
  const { at, noted_at } = isLater ? other : one;
  return {
    watched: joinStretches([...one.watched, ...other.watched]),
    again: joinStretches([...one.again, ...other.again]),
    at,
    noted_at,
  };
}

/** Keeps no more than can be watched in the time at the fastest speed; what was watched again costs time twice. */
function limitTimes(trace: WatchTrace, elapsedMs: number): WatchTrace {
  const parsed = watchTrace.safeParse(trace);
  if (!parsed.success) return trace;
  const max = (speedMax * elapsedMs) / 100;
  const watched = keepFirst(joinStretches(parsed.data.watched), max);
  const again = intersect(joinStretches(parsed.data.again), watched);
  return { ...parsed.data, watched, again: keepFirst(again, max - measure(watched)) };
}

/** The trace of those who watch a video. */
export const watchedTrace: TraceRules<WatchTrace> = { schema: watchTrace, merge, limitTimes };
