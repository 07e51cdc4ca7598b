import { useCallback, useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { onReturn } from '#player/shared/on-return.ts';
import { call } from '#ui/api/call.ts';
import { useSeenNews } from '#ui/use-seen-news.ts';

type News = ApiReply<'GET /play/news'>;

const noNews: Pick<News, 'items' | 'messages'> = { items: [], messages: [] };

/**
 * Reads news and messages once the page is shown, and when the student returns to it; without network the page shows
 * those it has.
 */
export function useNews(isPageShown: boolean) {
  const [news, setNews] = useState<News>();
  const readNews = useCallback(() => {
    void call('GET /play/news', {}, { quiet: true }).then(setNews, () => undefined);
  }, []);
  useEffect(() => {
    if (!isPageShown) return undefined;
    readNews();
    return onReturn(readNews);
  }, [isPageShown, readNews]);

  useSeenNews(news && news.items.length > 0 ? news.until : undefined);
  return { ...(news ?? noNews), readNews };
}
