/** Whether a due time is today, tomorrow or later, by the calendar of the device. */
export function dueDay(dueAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const endOfDay = new Date(now).setHours(24, 0, 0, 0);
  if (dueAt < endOfDay) return 'today';
  // Not 24 hours later: days on which the clocks change are longer or shorter.
  return dueAt < new Date(endOfDay).setHours(24, 0, 0, 0) ? 'tomorrow' : 'later';
}
