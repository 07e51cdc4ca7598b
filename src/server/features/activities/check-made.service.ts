import { listRowsWithMedia, type Naming } from '#server/features/activities/check-made.repository.ts';
import { readResolved } from '#server/features/contents/resolve.service.ts';
import { listMissing } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';

/**
 * Checks that all media of drafts and revisions exist with their conversion results, e.g. after restoring a backup. Only
 * reads.
 */

const tables = { activity: 'draft', activity_revision: 'revision' } as const;

async function checkOne(app: App, what: string, row: Naming): Promise<string[]> {
  const { model, draft, made } = await readResolved(app.db, app.activities, row);
  const namedUrls = model.content.media(draft).map(({ url }) => url);
  const missingFiles = await listMissing(app, [
    JSON.stringify([namedUrls, namedUrls.map((url) => made[url])]),
  ]);
  // Drafts may be incomplete; revisions were complete when they were published.
  const waiting =
    what === 'revision'
      ? model.content.findIssues(draft, made).flatMap(({ waitsFor }) => waitsFor ?? [])
      : [];
  return [
    ...missingFiles.map((media) => `${what} ${row.id}: ${media} is not stored`),
    ...waiting.map((media) => `${what} ${row.id}: what was made of ${media} is not there`),
  ];
}

/** Messages about missing media, for the administrator of the server. */
export async function checkMade(app: App): Promise<string[]> {
  const problems: string[] = [];
  for (const [table, what] of Object.entries(tables) as [keyof typeof tables, string][]) {
    let after = 0;
    for (;;) {
      const rows = await listRowsWithMedia(app.db, table, after);
      for (const row of rows) problems.push(...(await checkOne(app, what, row)));
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
  return problems;
}
