/** Converts days of a time zone, such as '2026-09-01', to points in time. Pure. */

const dayMs = 86_400_000;

const formatByTimeZone = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const cachedFormat = formatByTimeZone.get(timeZone);
  if (cachedFormat) return cachedFormat;
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
  formatByTimeZone.set(timeZone, format);
  return format;
}

/** The wall clock of the time zone as if it were UTC, in milliseconds; whole seconds only. */
export function readClock(time: number, timeZone: string): number {
  const parts = getFormat(timeZone).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  const dateText = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`;
  return Date.parse(`${dateText}T${part('hour')}:${part('minute')}:${part('second')}Z`);
}

/** The day at `time`. */
export function dayOf(time: number, timeZone: string): string {
  return new Date(readClock(time, timeZone)).toISOString().slice(0, 10);
}

/** The beginning of the day. */
export function startOfDay(day: string, timeZone: string): number {
  const wallTime = Date.parse(`${day}T00:00:00Z`);
  const guessedTime = wallTime - (readClock(wallTime, timeZone) - wallTime);
  // The offset at the guess is that of the day, also where clocks change in between.
  return wallTime - (readClock(guessedTime, timeZone) - guessedTime);
}

/** The last millisecond of the day. */
export function endOfDay(day: string, timeZone: string): number {
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return startOfDay(next, timeZone) - 1;
}
