import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import type { Correction } from '#server/features/contents/apply-corrections.service.ts';
import { listHeldIds } from '#server/features/contents/held-corrections.repository.ts';
import { loadPinnedRevisions } from '#server/features/contents/load-revisions.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { getRevisionCache, toCacheKey } from '#server/features/contents/revision-cache.ts';

/**
 * Revisions as attempts and coursewares pin them. Every content that is worked on, marked or reported is read here, with
 * the corrections that hold for its courseware, so that nothing forgets one.
 */

export { listHeldIds };

const noIds: readonly number[] = [];

/** The corrections that hold now. They are asked for each time: another server may have just stored one. */
async function readHeldIds(
  db: Db,
  pinned: readonly PinnedRevision[],
): Promise<(each: PinnedRevision) => readonly number[]> {
  const coursewareIds = new Set(
    pinned.flatMap(({ courseware_id, is_corrected = true }) => (is_corrected ? (courseware_id ?? []) : [])),
  );
  const held = await listHeldIds(db, [...coursewareIds]);
  return ({ courseware_id }) => (courseware_id === null ? undefined : held.get(courseware_id)) ?? noIds;
}

/**
 * Returns a revision, from the cache if possible. Throws if it does not exist, because all ids come from the
 * database.
 */
export async function readRevision(app: App, db: Db, pinned: PinnedRevision): Promise<Revision> {
  return (await readRevisions(app, db, [pinned]))(pinned);
}

/**
 * Loads the revisions of several attempts, each once. Returns a function that finds the revision of an
 * attempt. `proposed` is applied as if it held, too.
 */
export async function readRevisions(
  app: App,
  db: Db,
  pinned: readonly PinnedRevision[],
  proposed?: Correction,
): Promise<(attempt: PinnedRevision) => Revision> {
  const cache = getRevisionCache(app);
  const heldIdsOf = await readHeldIds(db, pinned);
  const keyOf = (each: PinnedRevision) => toCacheKey(each, heldIdsOf(each));
  const pinnedByKey = new Map(pinned.map((each) => [keyOf(each), each]));
  const revisionByKey = new Map<string, Revision>();
  const uncachedRevisions: PinnedRevision[] = [];
  for (const [key, each] of pinnedByKey) {
    const revision = proposed ? undefined : cache.get(key);
    if (revision) revisionByKey.set(key, revision);
    else uncachedRevisions.push(each);
  }
  for (const [id, attempts] of Map.groupBy(uncachedRevisions, ({ revision_id }) => revision_id)) {
    for (const [key, revision] of await loadPinnedRevisions(
      app,
      db,
      { id, pinned: attempts },
      { heldIdsOf, proposed },
    ))
      revisionByKey.set(key, revision);
  }
  return (attempt) => {
    const revision = revisionByKey.get(keyOf(attempt));
    if (!revision) throw new Error(`Revision ${attempt.revision_id} was not asked for`);
    return revision;
  };
}
