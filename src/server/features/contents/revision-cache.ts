import { LRUCache } from 'lru-cache';
import type { App } from '#server/app.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { perApp } from '#server/per-app.ts';

/** Keeps revisions in memory. */

/**
 * Maximum size of the cache in characters of content. Cached revisions are never outdated, because revisions
 * never change, and what corrects them is part of the key.
 */
const cacheMaxCharacters = 32 * 1024 * 1024;

export const getRevisionCache = perApp(
  (_app: App) => new LRUCache<string, Revision>({ max: 5_000, maxSize: cacheMaxCharacters }),
);

/** Returns the cache key of a revision with a selection and the corrections that hold for it. */
export const toCacheKey = (
  { revision_id, selection = null }: PinnedRevision,
  correctionIds: readonly number[],
) => `${revision_id} ${correctionIds.join(',')} ${selection ?? ''}`;
