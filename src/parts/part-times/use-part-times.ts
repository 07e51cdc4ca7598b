import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import type { PartTimes } from './model.ts';
import { parsePartTimes } from './parse-part-times.ts';
import { createPartClock } from './part-clock.ts';

type PartTimesPlayerProps = Pick<PlayerProps<unknown, never, PartTimes>, 'mode' | 'traceAndFiles'>;

/** Interval of saving while the same page stays on screen; turning a page saves at once. */
const saveIntervalMs = 5_000;

/**
 * Counts the reading time of each part and saves it as the student's trace. `earlierTimes` are those of earlier visits;
 * call `show` with the ids of the parts on screen, each time they change.
 */
export function usePartTimes({ mode, traceAndFiles: { trace, saveTrace } }: PartTimesPlayerProps) {
  const [earlierTimes] = useState(() => parsePartTimes(trace));
  const [clock] = useState(() => createPartClock(earlierTimes, () => performance.now()));
  const isWorking = mode === 'work';

  function save(): void {
    if (!isWorking) return;
    clock.raiseTimes(parsePartTimes(trace));
    saveTrace(clock.readTimes());
  }
  const saveNow = useEffectEvent(save);

  useEffect(() => {
    const onVisibilityChange = () => {
      const isVisible = document.visibilityState === 'visible';
      clock.setVisible(isVisible);
      if (!isVisible) saveNow();
    };
    onVisibilityChange();
    document.addEventListener('visibilitychange', onVisibilityChange);
    const timer = setInterval(() => document.visibilityState === 'visible' && saveNow(), saveIntervalMs);
    return () => {
      document.removeEventListener('visibilitychange', onVisibilityChange);
      clearInterval(timer);
    };
  }, [clock]);
  // A layout effect, because its cleanup runs before the effects of the app that close the outbox.
  useLayoutEffect(() => () => saveNow(), []);

  return {
    earlierTimes,
    show: (ids: readonly string[]) => {
      clock.show(ids);
      save();
    },
  };
}
