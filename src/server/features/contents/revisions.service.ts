import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { loadPinnedRevisions } from '#server/features/contents/load-revisions.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { getRevisionCache, toCacheKey } from '#server/features/contents/revision-cache.ts';

/**
 * Returns a revision, from the cache if possible. Throws if it does not exist, because all ids come from the
 * database.
 */
export async function readRevision(app: App, db: Db, pinned: PinnedRevision): Promise<Revision> {
  return getRevisionCache(app).get(toCacheKey(pinned)) ?? (await readRevisions(app, db, [pinned]))(pinned);
}

/**
 * Loads the revisions of several attempts, each once. Returns a function that finds the revision of an
 * attempt.
 */
export async function readRevisions(
  app: App,
  db: Db,
  pinned: readonly PinnedRevision[],
): Promise<(attempt: PinnedRevision) => Revision> {
  const cache = getRevisionCache(app);
  const pinnedByKey = new Map(pinned.map((each) => [toCacheKey(each), each]));
  const revisionByKey = new Map<string, Revision>();
  const uncachedRevisions: PinnedRevision[] = [];
  for (const [key, each] of pinnedByKey) {
    const revision = cache.get(key);
    if (revision) revisionByKey.set(key, revision);
    else uncachedRevisions.push(each);
  }
  for (const [id, attempts] of Map.groupBy(uncachedRevisions, ({ revision_id }) => revision_id)) {
    for (const [key, revision] of await loadPinnedRevisions(app, db, id, attempts))
      revisionByKey.set(key, revision);
  }
  return (attempt) => {
    const revision = revisionByKey.get(toCacheKey(attempt));
    if (!revision) throw new Error(`Revision ${attempt.revision_id} was not asked for`);
    return revision;
  };
}
