import { useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '#ui/api/call.ts';

function readWaitS(error: Error | undefined): number {
  return error instanceof ApiError ? error.retryAfterS : 0;
}

/**
 * Seconds until the server takes another try after this refusal, counted down; 0 = now. `onOver` is called once
 * when a wait has ended.
 */
export function useWait(error: Error | undefined, onOver?: () => void): number {
  const [left, setLeft] = useState<{ error: Error; seconds: number }>();
  const end = useEffectEvent(() => onOver?.());
  const wholeS = readWaitS(error);
  useEffect(() => {
    if (!error || wholeS === 0) return undefined;
    // By the clock: timers stand still while a tablet sleeps.
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
