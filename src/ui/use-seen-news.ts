import { useEffect } from 'react';
import { call } from '#ui/api/call.ts';

/** Long enough to have looked at a short list. */
const lookMs = 4_000;

/** Tells the server that the news until then were on the screen, once they were for a while; `undefined` while there are none. */
export function useSeenNews(until: number | undefined): void {
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      // Not told: they are marked as new once more.
      void call('POST /user/news_seen', { until }, { quiet: true }).catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [until]);
}
