import * as z from 'zod';
import type { TraceRules } from '#form/activity-type.ts';
import { partTimes } from '#parts/part-times/model.ts';
import { partTimesTrace } from '#parts/part-times/trace.ts';
import { partId } from '#parts/stored-media/model.ts';
import { visitsMax } from '../limits.ts';
import type { TripTrace } from './visits.ts';

/** How long a student was at each stop, and the way from stop to stop. */

const visit = z.strictObject({
  stop_id: partId,
  /** When the stop was opened, by the clock of the device; milliseconds since 1970. */
  at: z.int().min(0).max(8_640_000_000_000_000),
});

const schema = z.strictObject({ ...partTimes.shape, visits: z.array(visit).max(visitsMax) });

const isEarlier = (one: TripTrace['visits'][number], other: TripTrace['visits'][number]): number =>
  one.at - other.at || (one.stop_id < other.stop_id ? -1 : Number(one.stop_id > other.stop_id));

/** The visits of both, each once, the earliest ones where there are too many. */
function mergeVisits(one: TripTrace['visits'], other: TripTrace['visits']): TripTrace['visits'] {
  const byKey = new Map([...one, ...other].map((each) => [`${each.at}/${each.stop_id}`, each]));
  return [...byKey.values()].sort(isEarlier).slice(0, visitsMax);
}

export const tripTrace: TraceRules<TripTrace> = {
  schema,
  merge: (one, other) => ({
    ...partTimesTrace.merge(one, other),
    visits: mergeVisits(one.visits, other.visits),
  }),
  limitTimes: (trace, elapsedMs) => ({ ...trace, ...partTimesTrace.limitTimes(trace, elapsedMs) }),
};
