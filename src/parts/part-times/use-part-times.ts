import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PlayerProps } from '#activities/activity-views.ts';
import type { PartTimes } from './model.ts';
import { parsePartTimes } from './parse-part-times.ts';
import { createPartClock } from './part-clock.ts';

type Reading = Pick<PlayerProps<unknown, never, PartTimes>, 'mode' | 'traceAndFiles'>;

/** Interval of saving while the same page stays on screen; turning a page saves at once. */
const saveMs = 5_000;

/**
 * Counts the reading time of each part and saves it as the student's trace. `earlier` has the times of earlier visits;
 * call `show` with the ids of the parts on screen, each time they change.
 */
export function usePartTimes({ mode, traceAndFiles: { trace, saveTrace } }: Reading) {
  const [earlier] = useState(() => parsePartTimes(trace));
  const [clock] = useState(() => createPartClock(earlier, () => performance.now()));
  const isCounted = mode === 'work';

  function save(): void {
    if (!isCounted) return;
    clock.raiseTo(parsePartTimes(trace));
    saveTrace(clock.read());
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
  // A layout effect, because its cleanup runs before the effects of the app that close the outbox.
  useLayoutEffect(() => () => saveNow(), []);

  return {
    earlier,
    show: (ids: readonly string[]) => {
      clock.show(ids);
      save();
    },
  };
}
