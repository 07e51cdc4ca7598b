import { useEffect, useEffectEvent } from 'react';
import type { PlayerProps } from '#activities/activity-views.ts';
import type { Opened } from '../opened.ts';

type Reading = Pick<PlayerProps<unknown, never, Opened>, 'mode' | 'traceAndFiles'>;

/**
 * `open` saves when the student first opened the content. With `opensAtOnce` the player shows the content itself, so that
 * opening the activity counts.
 */
export function useReading(
  { mode, traceAndFiles: { trace, saveTrace } }: Reading,
  { opensAtOnce }: { opensAtOnce: boolean },
): { isOpened: boolean; open: () => void } {
  const isOpened = trace !== undefined;
  const open = () => {
    if (mode === 'work' && !isOpened) saveTrace({ opened_at: Date.now() });
  };
  const openNow = useEffectEvent(open);
  useEffect(() => {
    if (opensAtOnce) openNow();
  }, [opensAtOnce]);
  return { isOpened, open };
}
