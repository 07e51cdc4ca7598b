/** How near a due time is, by the calendar of the device. */
export function dueDay(dueAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const endOfDay = new Date(now).setHours(24, 0, 0, 0);
  if (dueAt < endOfDay) return 'today';
  // Not 24 hours on: days on which clocks change have more or less.
  return dueAt < new Date(endOfDay).setHours(24, 0, 0, 0) ? 'tomorrow' : 'later';
}
