/** Converts days of a time zone, such as '2026-09-01', to points in time. Pure. */

const dayMs = 86_400_000;

const formatOf = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const knownFormat = formatOf.get(timeZone);
  if (knownFormat) return knownFormat;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatOf.set(timeZone, format);
  return format;
}

/** The wall clock of the time zone as if it were UTC, in milliseconds; whole seconds only. */
export function readClock(time: number, timeZone: string): number {
  const parts = formatIn(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const days = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return Date.parse(`${days}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}

/** The day at `time`. */
export function dayOf(time: number, timeZone: string): string {
  return new Date(readClock(time, timeZone)).toISOString().slice(0, 10);
}

/** The beginning of the day. */
export function startOfDay(day: string, timeZone: string): number {
  const clock = Date.parse(`${day}T00:00:00Z`);
  const guess = clock - (readClock(clock, timeZone) - clock);
  // The offset at the guess is that of the day, also where clocks change in between.
  return clock - (readClock(guess, timeZone) - guess);
}

/** The last millisecond of the day. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1;
}
