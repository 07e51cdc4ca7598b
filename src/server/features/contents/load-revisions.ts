import type { App } from '#server/app.ts';
import type { Db } from '#server/database/database.ts';
import { type Correction, readCorrection } from '#server/features/contents/apply-corrections.service.ts';
import { buildRevision } from '#server/features/contents/build-revision.ts';
import { listCorrections } from '#server/features/contents/held-corrections.repository.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import type { PinnedRevision, Revision } from '#server/features/contents/revision.service.ts';
import { getRevisionCache, toCacheKey } from '#server/features/contents/revision-cache.ts';
import { findRevision } from '#server/features/contents/revisions.repository.ts';
import { loadSelectedContents } from '#server/features/contents/selection.service.ts';

type RevisionCorrections = {
  heldIdsOf: (each: PinnedRevision) => readonly number[];
  proposed?: Correction | undefined;
};

/** What was selected is shared with other attempts, so that each holds little of its own. */
function measureRevision({ content, questions }: Revision, { selection = null }: PinnedRevision): number {
  return selection === null
    ? JSON.stringify(content).length + 1_000
    : selection.length + 1_000 + 500 * questions.size;
}

/**
 * Loads one revision for several attempts, which may have different selections and corrections. Returns pairs of cache
 * key and revision; with a proposed correction none is cached.
 */
export async function loadPinnedRevisions(
  app: App,
  db: Db,
  { id, pinned }: { id: number; pinned: readonly PinnedRevision[] },
  { heldIdsOf, proposed }: RevisionCorrections,
): Promise<[string, Revision][]> {
  const row = await findRevision(db, id);
  const resolvedContent = await readResolvedContent(db, app.activities, row);
  const selectedContents = await loadSelectedContents(
    app,
    db,
    row.type,
    pinned.map(({ selection = null }) => selection),
  );
  const corrections = await listCorrections(db, [...new Set(pinned.flatMap(heldIdsOf))]);
  const correctionById = new Map(corrections.map((each) => [each.id, readCorrection(each)]));
  return pinned.map((each, index) => {
    const heldIds = heldIdsOf(each);
    const held = heldIds.flatMap((heldId) => correctionById.get(heldId) ?? []);
    const applied = proposed ? [...held, proposed] : held;
    const revision = buildRevision(row, resolvedContent, selectedContents[index], applied);
    const key = toCacheKey(each, heldIds);
    if (!proposed) getRevisionCache(app).set(key, revision, { size: measureRevision(revision, each) });
    return [key, revision];
  });
}
