import { LRUCache } from 'lru-cache';
import type { App } from '#server/app.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { perApp } from '#server/per-app.ts';

/** Keeps revisions in memory. */

/**
 * Maximum size of the cache in characters of content. Cached revisions are never outdated, because revisions
 * never change.
 */
const cacheMaxCharacters = 32 * 1024 * 1024;

export const getRevisionCache = perApp(
  (_app: App) => new LRUCache<string, Revision>({ max: 5_000, maxSize: cacheMaxCharacters }),
);

/** Returns the cache key of a revision with a selection. */
export const toCacheKey = ({ revision_id, selection = null }: PinnedRevision) =>
  selection === null ? String(revision_id) : `${revision_id} ${selection}`;
