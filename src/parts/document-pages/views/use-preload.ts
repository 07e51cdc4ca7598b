import { useEffect } from 'react';
import type { ViewerPage } from '../model.ts';

/** Fetches the pictures of the pages at `indexes`, so that turning to them is quick; they are decoded when shown. */
export function usePreload(
  pages: readonly ViewerPage[],
  indexes: readonly number[],
  mediaUrl: (url: string) => string,
  shouldLoad: boolean,
): void {
  const urls = indexes.flatMap((index) => pages[index]?.image.url ?? []).join(' ');
  useEffect(() => {
    if (!shouldLoad || urls === '') return;
    for (const url of urls.split(' ')) new Image().src = mediaUrl(url);
  }, [urls, mediaUrl, shouldLoad]);
}
