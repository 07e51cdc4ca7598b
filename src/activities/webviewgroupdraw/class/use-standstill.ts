import { useEffect, useState } from 'react';
import type { WorkSpace } from '#parts/ink/work/use-desk.ts';

const standstillMs = 3 * 60_000;
const checkMs = 10_000;

/** When something last happened on the board, as far as its items tell. */
export function findLastTime(items: ReturnType<WorkSpace['state']>['items']): number {
  let last = 0;
  for (const { value } of items.values()) last = Math.max(last, value.t);
  return last;
}

/** Whether nothing has changed on the board for three minutes. */
export function useStandstill(space: WorkSpace | undefined): boolean {
  const [isStill, setStill] = useState(false);
  useEffect(() => {
    if (!space) return undefined;
    const openedAt = Date.now();
    let lastAt: number | undefined;
    const check = () => {
      const { items, isLoaded } = space.state();
      // Devices' clocks may be wrong: nothing was drawn in the future.
      if (lastAt === undefined && isLoaded)
        lastAt = items.size === 0 ? openedAt : Math.min(openedAt, findLastTime(items));
      setStill(lastAt !== undefined && Date.now() - lastAt >= standstillMs);
    };
    const unsubscribe = space.subscribe(() => {
      const { changed, isLoaded } = space.state();
      if (lastAt !== undefined && changed.size > 0) lastAt = Date.now();
      if (isLoaded) check();
    });
    check();
    const timer = setInterval(check, checkMs);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [space]);
  return isStill;
}
