import { useEffect } from 'react';
import { isDocument } from '#parts/file-ink/file-pages.ts';
import { readPages } from '#teacher/shared/spaces/read-pages.ts';
import { mediaUrl } from '#ui/media-url.ts';
import { listPagedFiles, type Marking, type MarkingItem } from '../marking-items.ts';

/**
 * Loads the pictures of the next answers in advance, so that they appear at once, even without a connection; pages of
 * documents are drawn and loaded.
 */
export function usePreloadPictures({ courseware }: Marking, items: readonly MarkingItem[]): void {
  const files = items.flatMap(({ answers: [answer] }) => answer.files);
  const joinedUrls = files
    .filter(({ mime }) => mime.startsWith('image/'))
    .map(({ url }) => mediaUrl(url))
    .join('\n');
  const joinedIds = listPagedFiles(courseware.type, files)
    .filter(isDocument)
    .map(({ id }) => id)
    .join();
  useEffect(() => {
    for (const url of joinedUrls.split('\n').filter(Boolean)) new Image().src = url;
  }, [joinedUrls]);
  useEffect(() => {
    for (const id of joinedIds.split(',').filter(Boolean)) void preloadPages(Number(id));
  }, [joinedIds]);
}

async function preloadPages(id: number): Promise<void> {
  // Whoever opens the answer asks again.
  const { pages } = await readPages(id, true).catch(() => ({ pages: [] }));
  for (const { url } of pages) new Image().src = mediaUrl(url);
}
