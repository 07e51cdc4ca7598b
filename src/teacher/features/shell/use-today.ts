import { useEffect, useState } from 'react';

/** Milliseconds from `now` to the next local midnight. */
export function untilMidnight(now: number): number {
  const date = new Date(now);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1).getTime() - now;
}

/** The current day as a time. It changes at midnight, also if a sleeping device wakes on another day. */
export function useToday(): number {
  const [today, setToday] = useState(Date.now);
  useEffect(() => {
    const update = () => setToday(Date.now());
    const timer = setTimeout(update, untilMidnight(today) + 500);
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [today]);
  return today;
}
