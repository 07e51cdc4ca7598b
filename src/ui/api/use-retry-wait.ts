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
  const [left, setLeft] = useState<{ error: Error; seconds: number }>();
  const end = useEffectEvent(() => onOver?.());
  const wholeS = readWaitS(error);
  useEffect(() => {
    if (!error || wholeS === 0) return undefined;
    // Uses the clock instead of counting ticks, because timers stop while a tablet sleeps.
    const until = Date.now() + wholeS * 1_000;
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft({ error, seconds });
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 250);
    return () => clearInterval(timer);
  }, [error, wholeS]);
  return left && left.error === error ? left.seconds : wholeS;
}
