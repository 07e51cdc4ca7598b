import type { Db } from '#server/database/database.ts';
import { buildRevision } from '#server/features/contents/build-revision.ts';
import { readResolved } from '#server/features/contents/resolve.service.ts';
import type { Pinned, Revision } from '#server/features/contents/revision.service.ts';
import { cacheOf, keyOf } from '#server/features/contents/revision-cache.ts';
import { findRevision } from '#server/features/contents/revisions.repository.ts';
import { loadSelected } from '#server/features/contents/selection.service.ts';
import type { App } from '#server/http/context.ts';

/** Loads one revision for several attempts, which may have different selections. */
export async function readUnknown(
  app: App,
  db: Db,
  id: number,
  pinned: readonly Pinned[],
): Promise<[string, Revision][]> {
  const row = await findRevision(db, id);
  const resolvedContent = await readResolved(db, app.activities, row);
  const selections = await loadSelected(
    app,
    db,
    row.type,
    pinned.map(({ selection = null }) => selection),
  );
  return pinned.map((each, index) => {
    const revision = buildRevision(row, resolvedContent, selections[index]);
    cacheOf(app).set(keyOf(each), revision, {
      size: JSON.stringify(revision.content).length + 1_000,
    });
    return [keyOf(each), revision];
  });
}
