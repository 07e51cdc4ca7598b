import { useEffect } from 'react';
import { mediaUrl } from '#ui/media-url.ts';
import type { Answer } from '../marking-items.ts';

/** Loads pictures that the teacher sees next, so that they are there at once, and without a connection. */
export function usePreloadPictures(answers: readonly Answer[]): void {
  const urls = answers.flatMap(({ files }) =>
    files.filter(({ mime }) => mime.startsWith('image/')).map(({ url }) => mediaUrl(url)),
  );
  const joinedUrls = urls.join('\n');
  useEffect(() => {
    for (const url of joinedUrls.split('\n').filter(Boolean)) new Image().src = url;
  }, [joinedUrls]);
}
