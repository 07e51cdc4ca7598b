import { schoolClock } from '#ui/school-store.ts';

/** Whether a due time is today, tomorrow or later, by the calendar of the school. */
export function dueDay(dueAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const { day } = schoolClock();
  const days = day(dueAt) - day(now);
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : 'later';
}
