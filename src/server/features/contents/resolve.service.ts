import type { ActivityModel } from '#activities/activity-type.ts';
import type { Activities } from '#activities/registry.ts';
import type { Made } from '#contract/made.ts';
import type { Db } from '#server/database/database.ts';
import { readMade } from '#server/features/contents/made.service.ts';

/**
 * Combines drafts and revisions, which only name media, with the conversion results of these media. All content
 * passes through this module.
 */

type Stored = Parameters<Activities['read']>[0];

/** `content` is the resolved form for players, reports, previews and lists of changes. */
export type Resolved = { model: ActivityModel; draft: unknown; made: Made; content: unknown };

export async function resolveDraft(db: Db, model: ActivityModel, draft: unknown): Promise<Resolved> {
  const madeMedia = await readMade(
    db,
    model.content.media(draft).map(({ url }) => url),
  );
  return { model, draft, made: madeMedia, content: model.content.resolve(draft, madeMedia) };
}

/** Resolves a draft or revision of any version of its type's format. */
export function readResolved(db: Db, activities: Activities, row: Stored): Promise<Resolved> {
  const { model, content: draft } = activities.read(row);
  return resolveDraft(db, model, draft);
}
