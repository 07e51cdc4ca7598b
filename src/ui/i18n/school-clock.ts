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
  read: (time: number) => Date;
  /** The day at a time, counted from 1 January 1970. */
  day: (time: number) => number;
  /** The moment of a local time; `shown` is the UTC time with the same date and hour. */
  timeOf: (shown: number) => number;
};

/** Without offsets: the clock of the device. */
export function createClock(offsets: Offsets): SchoolClock {
  const aheadAt = (time: number): number => {
    const { minutes } = offsets.find(({ since }) => since <= time) ?? offsets.at(-1) ?? {};
    return (minutes ?? -new Date(time).getTimezoneOffset()) * minuteMs;
  };
  return {
    read: (time) => new Date(time + aheadAt(time)),
    day: (time) => Math.floor((time + aheadAt(time)) / dayMs),
    // The offset at the first guess is the right one, except within the hour in which clocks change.
    timeOf: (shown) => shown - aheadAt(shown - aheadAt(shown)),
  };
}

export const deviceClock = createClock([]);
