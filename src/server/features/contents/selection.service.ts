import type { DraftIssue } from '#activities/activity-type.ts';
import type { Platform, RevisionContent } from '#activities/server-half.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readResolved } from '#server/features/contents/resolve.service.ts';
import {
  findAuthor,
  findRevision,
  listReadableRevisions,
  listRevisions,
} from '#server/features/contents/revisions.repository.ts';
import type { App } from '#server/http/context.ts';

/**
 * Activity types with a server half select content when an attempt starts. The stored selection loads the same
 * content later.
 */

const selectionMaxBytes = 16_384;

/** A complete draft of an activity, from which something is selected. */
type SelectionSource = { type: string; draft: unknown; authorId: number };

/** With a `readerId`, only revisions that this person may read are found. */
function openPlatform({ activities }: App, db: Db, readerId?: number): Platform {
  return {
    readRevisions: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await (readerId === undefined
        ? listRevisions(db, ids)
        : listReadableRevisions(db, ids, readerId));
      const contentById = new Map<number, RevisionContent>();
      for (const row of rows) {
        const { content } = await readResolved(db, activities, row);
        contentById.set(row.id, { type: row.type, content });
      }
      return contentById;
    },
  };
}

/** The selection for a seed as JSON, null if the type selects nothing, or the issues that prevent a selection. */
async function select(
  app: App,
  db: Db,
  { type, draft, authorId }: SelectionSource,
  seed: number,
): Promise<{ selection: string | null } | { lacking: DraftIssue[] }> {
  const server = app.activities.findServer(type);
  if (!server) return { selection: null };
  const result = await server.select(openPlatform(app, db, authorId), draft, seed);
  if ('lacking' in result) return result;
  const selection = JSON.stringify(server.selection.parse(result.selection));
  if (Buffer.byteLength(selection) > selectionMaxBytes)
    throw new Error(`A selection of '${type}' is too large`);
  return { selection };
}

/** Issues that would prevent starting an attempt now. */
export async function findSelectionIssues(app: App, db: Db, source: SelectionSource): Promise<DraftIssue[]> {
  const chosen = await select(app, db, source, 1);
  return 'lacking' in chosen ? chosen.lacking : [];
}

/**
 * The selection for a new attempt, as JSON. Refuses 'nothing_to_choose' if the sources of the activity have become too
 * small since it was completed.
 */
export async function chooseSelection(app: App, revisionId: number, seed: number): Promise<string | null> {
  const row = await findRevision(app.db, revisionId);
  const authorId = await findAuthor(app.db, row.activity_id);
  const draft = app.activities.read(row).content;
  const selection = await select(app, app.db, { type: row.type, draft, authorId }, seed);
  if ('lacking' in selection) throw new AppError('nothing_to_choose');
  return selection.selection;
}

/** Loads the selected content of attempts of one type, in their order; undefined for attempts without a selection. */
export async function loadSelected(
  app: App,
  db: Db,
  type: string,
  selections: readonly (string | null)[],
): Promise<unknown[]> {
  const server = app.activities.findServer(type);
  const givenSelections = selections.flatMap((text) =>
    text === null ? [] : [server?.selection.parse(JSON.parse(text))],
  );
  const loadedSelections =
    server && givenSelections.length > 0 ? await server.load(openPlatform(app, db), givenSelections) : [];
  let next = 0;
  return selections.map((text) => {
    if (text === null) return undefined;
    next += 1;
    return loadedSelections[next - 1];
  });
}
