import type { ApiReply } from '#contract/api.ts';

/**
 * The clock of the school. Every device shows and reads times in the school's time zone, so that a due time or a term falls on
 * the same day for everybody. The server sends the offsets, because `Intl.DateTimeFormat` would cost a phone 0.1 s.
 */

const minuteMs = 60_000;
const dayMs = 86_400_000;

type Offsets = ApiReply<'GET /common/get_cdn_url'>['clock_offsets'];

export type SchoolClock = {
  /** The school's local time at a moment, in the UTC fields of the returned date. */
  localDateAt: (time: number) => Date;
  /** The day at a time, counted from 1 January 1970. */
  dayNumberAt: (time: number) => number;
  /** The moment of a local time; `localTime` is the UTC time with the same date and hour. */
  timeOfLocal: (localTime: number) => number;
};

/** Creates the school's clock; without offsets, the clock of the device. */
export function createClock(offsets: Offsets): SchoolClock {
  const offsetMsAt = (time: number): number => {
    const { minutes } = offsets.find(({ since }) => since <= time) ?? offsets.at(-1) ?? {};
    return (minutes ?? -new Date(time).getTimezoneOffset()) * minuteMs;
  };
  return {
    localDateAt: (time) => new Date(time + offsetMsAt(time)),
    dayNumberAt: (time) => Math.floor((time + offsetMsAt(time)) / dayMs),
    // The offset at the first guess is the right one, except within the hour in which clocks change.
    timeOfLocal: (localTime) => localTime - offsetMsAt(localTime - offsetMsAt(localTime)),
  };
}

export const deviceClock = createClock([]);
