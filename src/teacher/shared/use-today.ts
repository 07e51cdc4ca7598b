import { useEffect, useState } from 'react';
import { schoolClock } from '#ui/school-store.ts';

/** Milliseconds from `now` to the next midnight of the school. */
export function msUntilMidnight(now: number): number {
  const { dayNumberAt: day, timeOfLocal: timeOf } = schoolClock();
  return timeOf((day(now) + 1) * 86_400_000) - now;
}

/** The current day as a time. It changes at midnight, also if a sleeping device wakes on another day. */
export function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => {
    const update = () => setToday(Date.now());
    const timer = setTimeout(update, msUntilMidnight(today) + 500);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}
