import { findOwn } from '#contract/find-own.ts';
import type { App } from '#server/app.ts';
import { type ContentRow, listContentRows } from '#server/features/activities/check-media.repository.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import { listMissingMedia } from '#server/features/files/storage/stored-objects.service.ts';

/**
 * Checks that all media of drafts and revisions exist with their conversion results, for example after
 * restoring a backup. Changes nothing.
 */

const rowKindByTable = { activity: 'draft', activity_revision: 'revision' } as const;

async function checkRow(app: App, rowKind: string, row: ContentRow): Promise<string[]> {
  const { model, draft, conversionResults } = await readResolvedContent(app.db, app.activities, row);
  const namedUrls = model.content.media(draft).map(({ url }) => url);
  const missingMedia = await listMissingMedia(app, [
    JSON.stringify([namedUrls, namedUrls.map((url) => findOwn(conversionResults, url))]),
  ]);
  // Drafts may be incomplete; revisions were complete when they were published.
  const unconvertedMedia =
    rowKind === 'revision'
      ? model.content.findIssues(draft, conversionResults).flatMap(({ waitsFor }) => waitsFor ?? [])
      : [];
  return [
    ...missingMedia.map((media) => `${rowKind} ${row.id}: ${media} is not stored`),
    ...unconvertedMedia.map((media) => `${rowKind} ${row.id}: the conversion result of ${media} is missing`),
  ];
}

/** Returns messages about missing media, for the administrator of the server. */
export async function checkMedia(app: App): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, rowKind] of Object.entries(rowKindByTable) as [keyof typeof rowKindByTable, string][]) {
    let afterId = 0;
    for (;;) {
      const rows = await listContentRows(app.db, table, afterId);
      for (const row of rows) problems.push(...(await checkRow(app, rowKind, row)));
      const lastRow = rows.at(-1);
      if (!lastRow) break;
      afterId = lastRow.id;
    }
  }
  return problems;
}
