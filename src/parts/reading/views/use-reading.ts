import { useEffect, useEffectEvent } from 'react';
import type { PlayerProps } from '#form/activity-views.ts';
import type { OpeningTrace } from '../opening-trace.ts';

type ReadingPlayerProps = Pick<PlayerProps<unknown, never, OpeningTrace>, 'mode' | 'traceAndFiles'>;

/**
 * Tells whether the student has opened the content; `recordOpening` saves the time of the first opening. With
 * `opensAtOnce` the player shows the content itself, so that opening the activity counts.
 */
export function useReading(
  { mode, traceAndFiles: { trace, saveTrace } }: ReadingPlayerProps,
  { opensAtOnce }: { opensAtOnce: boolean },
): { isOpened: boolean; recordOpening: () => void } {
  const isOpened = trace !== undefined;
  const recordOpening = () => {
    if (mode === 'work' && !isOpened) saveTrace({ opened_at: Date.now() });
  };
  const recordNow = useEffectEvent(recordOpening);
  useEffect(() => {
    if (opensAtOnce) recordNow();
  }, [opensAtOnce]);
  return { isOpened, recordOpening };
}
