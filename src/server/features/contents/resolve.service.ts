import type { ActivityModel } from '#activities/activity-type.ts';
import type { Activities } from '#activities/registry.ts';
import type { Made } from '#contract/made.ts';
import type { Db } from '#server/database/database.ts';
import { readMade } from '#server/features/contents/made.service.ts';

/**
 * From what is stored to what is shown: the one place where drafts and revisions meet what was made of their media.
 * Both name media only; what was made of these never changes.
 */

type Stored = Parameters<Activities['read']>[0];

/** `content` as players, reports, previews and lists of changes take it. */
export type Resolved = { model: ActivityModel; draft: unknown; made: Made; content: unknown };

export async function resolveDraft(db: Db, model: ActivityModel, draft: unknown): Promise<Resolved> {
  const made = await readMade(
    db,
    model.content.media(draft).map(({ url }) => url),
  );
  return { model, draft, made, content: model.content.resolve(draft, made) };
}

/** Of a draft or revision, whatever version of its type's format wrote it. */
export function readResolved(db: Db, activities: Activities, row: Stored): Promise<Resolved> {
  const { model, content: draft } = activities.read(row);
  return resolveDraft(db, model, draft);
}
