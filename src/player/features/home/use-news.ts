import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useSeenNews } from '#ui/use-seen-news.ts';

/** Reads the news once the page is shown; without network the page shows none. */

type News = ApiReply<'GET /play/news'>;

export function useNews(isPageShown: boolean): News['items'] {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (!isPageShown) return undefined;
    let isUnmounted = false;
    const applyReply = (reply: News) => {
      if (!isUnmounted) setNews(reply);
    };
    void call('GET /play/news', {}, { quiet: true }).then(applyReply, () => undefined);
    return () => {
      isUnmounted = true;
    };
  }, [isPageShown]);

  useSeenNews(news && news.items.length > 0 ? news.until : undefined);
  return news?.items ?? [];
}
