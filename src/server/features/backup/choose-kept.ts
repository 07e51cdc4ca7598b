import type { BackupSettings } from '#server/env.ts';

/**
 * Decides which backups are kept and when the next one is due, by the school's clock. Times are in
 * milliseconds since 1970.
 */

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Returns the date in the school's time zone as midnight UTC, so that days can be counted. */
function toSchoolDay(time: number, timeZone: string): number {
  const dateText = new Intl.DateTimeFormat('en-CA', { timeZone }).format(time);
  return Date.parse(`${dateText}T00:00:00Z`);
}

/** Weeks begin on Monday, and 1 January 1970 was a Thursday. */
const toWeekNumber = (day: number) => Math.floor((day / dayMs + 3) / 7);
const toMonth = (day: number) => new Date(day).toISOString().slice(0, 7);

/**
 * Keeps the newest backup, and the newest one of each of the last days, weeks and months that have a backup.
 */
export function chooseKeptBackups(
  times: readonly number[],
  { days, weeks, months }: BackupSettings['keep'],
  timeZone: string,
): Set<number> {
  const newestFirst = times.toSorted((one, other) => other - one);
  const keptTimes = new Set(newestFirst.slice(0, 1));
  const keepRules: [count: number, periodOf: (day: number) => number | string][] = [
    [days, (day) => day],
    [weeks, toWeekNumber],
    [months, toMonth],
  ];
  for (const [count, periodOf] of keepRules) {
    const seenPeriods = new Set<number | string>();
    for (const time of newestFirst) {
      const period = periodOf(toSchoolDay(time, timeZone));
      if (seenPeriods.has(period)) continue;
      seenPeriods.add(period);
      if (seenPeriods.size > count) break;
      keptTimes.add(time);
    }
  }
  return keptTimes;
}

/** Returns the last time at which the school's clock showed this full hour. */
export function findLastTimeAtHour(now: number, hour: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const [hours = 0, minutes = 0] = format.format(now).split(':').map(Number);
  const sinceFullMinute = now % 60_000;
  return now - ((((hours - hour + 24) % 24) * 60 + minutes) * 60_000 + sinceFullMinute);
}

/** Returns the next time after now; wrong by an hour on days when clocks change. */
export const findNextTimeAtHour = (now: number, hour: number, timeZone: string): number =>
  findLastTimeAtHour(now, hour, timeZone) + dayMs;
