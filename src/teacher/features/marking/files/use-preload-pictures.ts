import { useEffect } from 'react';
import { mediaUrl } from '#ui/media-url.ts';
import type { Answer } from '../marking-items.ts';

/**
 * Loads the pictures of the next answers in advance, so that they appear at once, even without a connection.
 */
export function usePreloadPictures(answers: readonly Answer[]): void {
  const urls = answers.flatMap(({ files }) =>
    files.filter(({ mime }) => mime.startsWith('image/')).map(({ url }) => mediaUrl(url)),
  );
  const joinedUrls = urls.join('\n');
  useEffect(() => {
    for (const url of joinedUrls.split('\n').filter(Boolean)) new Image().src = url;
  }, [joinedUrls]);
}
