import { readClock } from '#server/school-days.ts';

/**
 * A time zone's offsets from UTC in minutes, each with the time since which it applies, for browsers that show the
 * zone's days. Pure.
 */

type ClockOffset = { since: number; minutes: number };

const minuteMs = 60_000;
const weekMs = 7 * 86_400_000;
const yearMs = 366 * 86_400_000;

const offsetMinutesAt = (time: number, timeZone: string): number =>
  (readClock(time, timeZone) - time) / minuteMs;

/** The minute between two times at which the offset becomes that of `after`. */
function findOffsetChange(before: number, after: number, timeZone: string): number {
  const minutes = offsetMinutesAt(after, timeZone);
  let [from, to] = [before, after];
  while (to - from > minuteMs) {
    const middle = from + Math.floor((to - from) / 2 / minuteMs) * minuteMs;
    if (offsetMinutesAt(middle, timeZone) === minutes) to = middle;
    else from = middle;
  }
  return to;
}

/**
 * The offset at `from` and each later one until `to`, newest first. No zone changes its clocks twice within a week.
 */
export function listOffsets(timeZone: string, from: number, to: number): ClockOffset[] {
  const offsets = [{ since: from, minutes: offsetMinutesAt(from, timeZone) }];
  for (let time = from + weekMs; time <= to; time += weekMs) {
    const minutes = offsetMinutesAt(time, timeZone);
    if (minutes === offsets.at(-1)?.minutes) continue;
    offsets.push({ since: findOffsetChange(time - weekMs, time, timeZone), minutes });
  }
  return offsets.reverse();
}

let cachedOffsets: { timeZone: string; from: number; offsets: ClockOffset[] } | undefined;

/** The offsets of ten years back and three ahead. Cached, because computing them takes some milliseconds. */
export function readOffsets(timeZone: string, now: number): ClockOffset[] {
  const from = (Math.floor(now / yearMs) - 10) * yearMs;
  if (cachedOffsets?.timeZone !== timeZone || cachedOffsets.from !== from)
    cachedOffsets = { timeZone, from, offsets: listOffsets(timeZone, from, from + 14 * yearMs) };
  return cachedOffsets.offsets;
}
