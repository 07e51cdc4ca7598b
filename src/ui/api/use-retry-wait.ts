import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#ui/api/api-error.ts';

function readWaitS(error: Error | undefined): number {
  return error instanceof ApiError ? error.retryAfterS : 0;
}

/**
 * Counts down the seconds until the server accepts another try after this refusal; 0 = now. Calls `onOver` once when the
 * wait has ended.
 */
export function useRetryWait(error: Error | undefined, onOver?: () => void): number {
  const [remainingWait, setRemainingWait] = useState<{ error: Error; seconds: number }>();
  const reportOver = useEffectEvent(() => onOver?.());
  const totalWaitS = readWaitS(error);
  useEffect(() => {
    if (!error || totalWaitS === 0) return undefined;
    // Uses the clock instead of counting ticks, because timers stop while a tablet sleeps.
    const waitEndsAt = Date.now() + totalWaitS * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((waitEndsAt - Date.now()) / 1_000));
      setRemainingWait({ error, seconds });
      if (seconds > 0) return;
      clearInterval(timer);
      reportOver();
    }, 250);
    return () => clearInterval(timer);
  }, [error, totalWaitS]);
  return remainingWait && remainingWait.error === error ? remainingWait.seconds : totalWaitS;
}
