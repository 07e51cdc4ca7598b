import { useEffect, useState, useSyncExternalStore } from 'react';
import type { UnsentEntry } from '#ui/unsent/unsent-entry.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';

/** The unsent work of the person who is signed in, oldest first. */
export const useUnsent = (): readonly UnsentEntry[] =>
  useSyncExternalStore(unsentQueue.subscribe, unsentQueue.list);

const tickMs = 5_000;

/** The time of now, again every few seconds while `isNeeded`. */
export function useTicks(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return undefined;
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, [isNeeded]);
  return now;
}
