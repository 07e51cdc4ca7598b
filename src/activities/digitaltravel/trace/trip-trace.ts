import * as z from 'zod';
import type { TraceRules } from '#form/activity-type.ts';
import { partTimes } from '#parts/part-times/model.ts';
import { partTimesTrace } from '#parts/part-times/trace.ts';
import { partId } from '#parts/stored-media/model.ts';
import { visitsMax } from '../limits.ts';
import type { TripTrace } from './visits.ts';

/** How long a student was at each stop, and the way from stop to stop. */

/** By the clock of the device; milliseconds since 1970. */
const deviceTime = z.int().min(0).max(8_640_000_000_000_000);

const visit = z.strictObject({
  stop_id: partId,
  /** When the stop was opened. */
  at: deviceTime,
});

const schema = z.strictObject({
  ...partTimes.shape,
  visits: z.array(visit).max(visitsMax),
  worked_until: deviceTime.optional(),
});

const isEarlier = (one: TripTrace['visits'][number], other: TripTrace['visits'][number]): number =>
  one.at - other.at || (one.stop_id < other.stop_id ? -1 : Number(one.stop_id > other.stop_id));

/** The visits of both, each once, the earliest ones where there are too many. */
function mergeVisits(one: TripTrace['visits'], other: TripTrace['visits']): TripTrace['visits'] {
  const byKey = new Map([...one, ...other].map((each) => [`${each.at}/${each.stop_id}`, each]));
  return [...byKey.values()].sort(isEarlier).slice(0, visitsMax);
}

const findLatest = (...times: (number | undefined)[]): number | undefined =>
  times.reduce((latest, time) => (time !== undefined && time > (latest ?? -1) ? time : latest), undefined);

export const tripTrace: TraceRules<TripTrace> = {
  schema,
  merge: (one, other) => {
    const worked_until = findLatest(one.worked_until, other.worked_until);
    return {
      ...partTimesTrace.merge(one, other),
      visits: mergeVisits(one.visits, other.visits),
      ...(worked_until !== undefined && { worked_until }),
    };
  },
  limitTimes: (trace, elapsedMs) => ({ ...trace, ...partTimesTrace.limitTimes(trace, elapsedMs) }),
};
