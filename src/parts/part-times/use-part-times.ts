import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PlayerProps } from '#activities/activity-type.ts';
import type { PartTimes } from './model.ts';
import { createPartClock } from './part-clock.ts';
import { readTimes } from './read-times.ts';

type Reading = Pick<PlayerProps<unknown, never, PartTimes>, 'mode' | 'trace' | 'onTrace'>;

/** Turning pages saves at once; reading on, only so often. */
const saveMs = 5_000;

/**
 * Counts the time of each part of what is read and keeps it as the student's trace. `begun` is what earlier visits
 * left; call `show` with the ids of the parts on screen, each time they change.
 */
export function usePartTimes({ mode, trace, onTrace }: Reading) {
  const [begun] = useState(() => readTimes(trace));
  const [clock] = useState(() => createPartClock(begun, () => performance.now()));
  const isCounted = mode === 'work';

  function save(): void {
    if (!isCounted) return;
    clock.assume(readTimes(trace));
    onTrace(clock.read());
  }
  const saveNow = useEffectEvent(save);

  useEffect(() => {
    const watch = () => {
      const isVisible = document.visibilityState === 'visible';
      clock.setVisible(isVisible);
      if (!isVisible) saveNow();
    };
    watch();
    document.addEventListener('visibilitychange', watch);
    const timer = setInterval(() => document.visibilityState === 'visible' && saveNow(), saveMs);
    return () => {
      document.removeEventListener('visibilitychange', watch);
      clearInterval(timer);
    };
  }, [clock]);
  // Before the app around it closes what sends it.
  useLayoutEffect(() => () => saveNow(), []);

  return {
    begun,
    show: (ids: readonly string[]) => {
      clock.show(ids);
      save();
    },
  };
}
