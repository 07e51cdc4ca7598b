import type { Db } from '#server/database/database.ts';
import { readUnknown } from '#server/features/contents/load-revisions.ts';
import type { Pinned, Revision } from '#server/features/contents/revision.service.ts';
import { cacheOf, keyOf } from '#server/features/contents/revision-cache.ts';
import type { App } from '#server/http/context.ts';

/** Throws if the revision does not exist, because all ids come from the database. */
export async function readRevision(app: App, db: Db, pinned: Pinned): Promise<Revision> {
  return cacheOf(app).get(keyOf(pinned)) ?? (await readRevisions(app, db, [pinned]))(pinned);
}

/** Loads the revisions of several attempts, each once. Returns a function that finds the revision of an attempt. */
export async function readRevisions(
  app: App,
  db: Db,
  pinned: readonly Pinned[],
): Promise<(attempt: Pinned) => Revision> {
  const cache = cacheOf(app);
  const byKey = new Map(pinned.map((each) => [keyOf(each), each]));
  const revisionByKey = new Map<string, Revision>();
  const unknown: Pinned[] = [];
  for (const [key, each] of byKey) {
    const revision = cache.get(key);
    if (revision) revisionByKey.set(key, revision);
    else unknown.push(each);
  }
  for (const [id, attempts] of Map.groupBy(unknown, ({ revision_id }) => revision_id)) {
    for (const [key, revision] of await readUnknown(app, db, id, attempts)) revisionByKey.set(key, revision);
  }
  return (attempt) => {
    const revision = revisionByKey.get(keyOf(attempt));
    if (!revision) throw new Error(`Revision ${attempt.revision_id} was not asked for`);
    return revision;
  };
}
