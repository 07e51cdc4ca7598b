import { useEffect, useState } from 'react';
import type { ApiReply } from '#contract/api.ts';
import { call } from '#ui/api/call.ts';
import { useSeenNews } from '#ui/use-seen-news.ts';

/** What is new, asked for once the page is there; without network the page does without. */

type News = ApiReply<'GET /play/news'>;

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
  useSeenNews(until);
  return news?.items ?? [];
}
