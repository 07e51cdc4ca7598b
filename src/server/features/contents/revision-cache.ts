import { LRUCache } from 'lru-cache';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import type { App } from '#server/http/context.ts';

/** Keeps revisions in memory. */

/**
 * Maximum size of the cache in characters of content. Cached revisions are never outdated, because revisions
 * never change.
 */
const cacheMaxCharacters = 32 * 1024 * 1024;

const cacheByApp = new WeakMap<App, LRUCache<string, Revision>>();

/** Returns the app's cache of revisions. */
export function getRevisionCache(app: App): LRUCache<string, Revision> {
  const existingCache = cacheByApp.get(app);
  if (existingCache) return existingCache;
  const cache = new LRUCache<string, Revision>({ max: 1_000, maxSize: cacheMaxCharacters });
  cacheByApp.set(app, cache);
  return cache;
}

/** Returns the cache key of a revision with a selection. */
export const toCacheKey = ({ revision_id, selection = null }: PinnedRevision) =>
  selection === null ? String(revision_id) : `${revision_id} ${selection}`;
