import type { ListMedia } from '#activities/activity-views.ts';
import { findActivityViews } from '#activities/views.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { mediaUrl } from '#ui/media-url.ts';

/** What an attempt shows, fetched so that the browser keeps it: in the service worker's cache or, without one, its own. */

type Place = Parameters<ListMedia>[1];

/** The addresses of an attempt's media, nearest first; none before its type has been loaded. */
export function createMediaList(type: string) {
  let listMedia: ListMedia | undefined;
  return {
    load: async (): Promise<void> => {
      listMedia = await findActivityViews(type)?.loadMedia?.();
    },
    list: ({ content }: Attempt, place: Place): string[] =>
      (listMedia?.(content, place) ?? []).map(mediaUrl).filter(isOwn),
  };
}

/** Other addresses are no files of the school's: nothing here keeps them. */
const isOwn = (url: string) => new URL(url, location.href).origin === location.origin;

/**
 * Reads one file whole and resolves to its bytes; what is too large, or not there, is left out and counts as 0. Asks for
 * the size first: the service worker keeps whatever it was asked for.
 */
export async function keepMedium(url: string, maxBytes: number): Promise<number> {
  const head = await fetch(url, { method: 'HEAD', priority: 'low' });
  const bytes = Number(head.headers.get('content-length') ?? 0);
  if (!head.ok || bytes > maxBytes) return 0;
  const response = await fetch(url, { priority: 'low' });
  const { byteLength } = await response.arrayBuffer();
  return response.ok ? byteLength : 0;
}
