import { schoolClock } from '#ui/school-store.ts';

/** Whether a due time is today, tomorrow or later, by the calendar of the school. */
export function classifyDueDay(dueAt: number, now: number): 'today' | 'tomorrow' | 'later' {
  const { dayNumberAt } = schoolClock();
  const daysLeft = dayNumberAt(dueAt) - dayNumberAt(now);
  if (daysLeft <= 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : 'later';
}
