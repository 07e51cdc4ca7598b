import type { ConversionResults } from '#contract/conversion-results.ts';
import type { ActivityModel } from '#form/activity-type.ts';
import type { Activities } from '#form/registry.ts';
import type { Db } from '#server/database/database.ts';
import { readConversionResults } from '#server/features/contents/conversion-results.service.ts';

/**
 * Combines drafts and revisions, which only name media, with the conversion results of these media. All
 * content passes through this module.
 */

type StoredContent = Parameters<Activities['read']>[0];

/**
 * A draft with the conversion results of its media. `content` is the resolved form for players, reports,
 * previews and lists of changes.
 */
export type ResolvedContent = {
  model: ActivityModel;
  draft: unknown;
  conversionResults: ConversionResults;
  content: unknown;
};

export async function resolveDraft(db: Db, model: ActivityModel, draft: unknown): Promise<ResolvedContent> {
  const conversionResults = await readConversionResults(
    db,
    model.content.media(draft).map(({ url }) => url),
  );
  return { model, draft, conversionResults, content: model.content.resolve(draft, conversionResults) };
}

/** Resolves several, with one reading of the conversion results of all their media. */
export async function readResolvedContents(
  db: Db,
  activities: Activities,
  rows: readonly StoredContent[],
): Promise<ResolvedContent[]> {
  const read = rows.map((row) => activities.read(row));
  const conversionResults = await readConversionResults(
    db,
    read.flatMap(({ model, content }) => model.content.media(content).map(({ url }) => url)),
  );
  return read.map(({ model, content: draft }) => ({
    model,
    draft,
    conversionResults,
    content: model.content.resolve(draft, conversionResults),
  }));
}

/** Resolves a draft or revision of any version of its type's format. */
export function readResolvedContent(
  db: Db,
  activities: Activities,
  row: StoredContent,
): Promise<ResolvedContent> {
  const { model, content: draft } = activities.read(row);
  return resolveDraft(db, model, draft);
}
