import { useEffect, useState } from 'react';
import { computeRetryMs } from './compute-retry-ms.ts';
import { preload } from './reload-when-outdated.ts';

/**
 * Whether code is loaded: it is when it is needed, and again after a pause and when the network is back if it could not be
 * loaded. Until then the page goes on without it. `load` must stay the same function, such as the one of a lazy component.
 */
export function useLoaded(load: () => Promise<unknown>, isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (!isNeeded || isLoaded) return undefined;
    let isCurrent = true;
    let failureCount = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const retryLater = () => {
      if (!isCurrent) return;
      clearTimeout(timer);
      timer = setTimeout(tryToLoad, computeRetryMs(failureCount));
      failureCount += 1;
    };
    const tryToLoad = () => void preload(load).then(() => isCurrent && setLoaded(true), retryLater);
    tryToLoad();
    addEventListener('online', tryToLoad);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      removeEventListener('online', tryToLoad);
    };
  }, [load, isNeeded, isLoaded]);
  return isLoaded;
}
