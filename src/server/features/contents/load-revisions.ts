import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { buildRevision } from '#server/features/contents/build-revision.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { getRevisionCache, toCacheKey } from '#server/features/contents/revision-cache.ts';
import { findRevision } from '#server/features/contents/revisions.repository.ts';
import { loadSelectedContents } from '#server/features/contents/selection.service.ts';

/** What was selected is shared with other attempts, so that each holds little of its own. */
function measureRevision({ content, questions }: Revision, { selection = null }: PinnedRevision): number {
  return selection === null
    ? JSON.stringify(content).length + 1_000
    : selection.length + 1_000 + 500 * questions.size;
}

/**
 * Loads one revision for several attempts, which may have different selections. Returns pairs of cache key
 * and revision.
 */
export async function loadPinnedRevisions(
  app: App,
  db: Db,
  id: number,
  pinned: readonly PinnedRevision[],
): Promise<[string, Revision][]> {
  const row = await findRevision(db, id);
  const resolvedContent = await readResolvedContent(db, app.activities, row);
  const selectedContents = await loadSelectedContents(
    app,
    db,
    row.type,
    pinned.map(({ selection = null }) => selection),
  );
  return pinned.map((each, index) => {
    const revision = buildRevision(row, resolvedContent, selectedContents[index]);
    getRevisionCache(app).set(toCacheKey(each), revision, { size: measureRevision(revision, each) });
    return [toCacheKey(each), revision];
  });
}
