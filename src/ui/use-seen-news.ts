import { useEffect } from 'react';
import { call } from '#ui/api/call.ts';

/** Time on the screen after which news count as seen: long enough to read a short list. */
const seenAfterMs = 4_000;

/** Tells the server, after a while on the screen, that news up to the time `until` were seen; undefined = no news. */
export function useSeenNews(until: number | undefined): void {
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      // After a failure, the news simply stay marked as new.
      void call('POST /user/news_seen', { until }, { quiet: true }).catch(() => undefined);
    }, seenAfterMs);
    return () => clearTimeout(timer);
  }, [until]);
}
