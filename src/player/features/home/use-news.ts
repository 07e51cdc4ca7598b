import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';

/** What is new, asked for once the page is there; without network the page does without. */

type News = ApiReply<'GET /play/news'>;

/** Long enough to have looked at a short list. */
const lookMs = 4_000;

export function useNews(isPageThere: boolean): News['items'] {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!isPageThere) return undefined;
    let isGone = false;
    const show = (reply: News) => {
      if (!isGone) setNews(reply);
    };
    void call('GET /play/news', {}, { quiet: true }).then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, [isPageThere]);

  const until = news && news.items.length > 0 ? news.until : undefined;
  useEffect(() => {
    if (until === undefined) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== 'visible') return;
      // Not told: they are marked as new once more.
      void call('POST /user/news_seen', { until }, { quiet: true }).catch(() => undefined);
    }, lookMs);
    return () => clearTimeout(timer);
  }, [until]);
  return news?.items ?? [];
}
