import { LRUCache } from 'lru-cache';
import type { Pinned, Revision } from '#server/features/contents/revision.service.ts';
import type { App } from '#server/http/context.ts';

/** Keeps revisions in memory. */

/** Size of the cache in characters of content. Revisions never change, so the cache is never outdated. */
const cacheCharacters = 32 * 1024 * 1024;

const cacheOfApp = new WeakMap<App, LRUCache<string, Revision>>();

/** The app's cache of revisions. */
export function cacheOf(app: App): LRUCache<string, Revision> {
  const known = cacheOfApp.get(app);
  if (known) return known;
  const cache = new LRUCache<string, Revision>({ max: 1_000, maxSize: cacheCharacters });
  cacheOfApp.set(app, cache);
  return cache;
}

/** The key of a revision with a selection. */
export const keyOf = ({ revision_id, selection = null }: Pinned) =>
  selection === null ? String(revision_id) : `${revision_id} ${selection}`;
