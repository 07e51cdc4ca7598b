import type { DraftIssue } from '#form/activity-type.ts';
import type { RevisionContent, ServerAccess } from '#form/server-half.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import {
  findAuthorId,
  findRevision,
  listReadableRevisions,
  listRevisions,
} from '#server/features/contents/revisions.repository.ts';

/**
 * Activity types with a `server.ts` select content when an attempt starts. The selection is stored, so that
 * the same content is loaded later.
 */

const selectionMaxBytes = 16_384;

/** A complete draft of an activity from whose sources content is selected. */
type SelectionSource = { type: string; draft: unknown; authorId: number };

/**
 * Creates the access to the server that a type's `server.ts` gets. With a `readerId`, it finds only revisions
 * that this person may read.
 */
function createServerAccess({ activities }: App, db: Db, readerId?: number): ServerAccess {
  return {
    readRevisions: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await (readerId === undefined
        ? listRevisions(db, ids)
        : listReadableRevisions(db, ids, readerId));
      const contentById = new Map<number, RevisionContent>();
      for (const row of rows) {
        const { content } = await readResolvedContent(db, activities, row);
        contentById.set(row.id, { type: row.type, content });
      }
      return contentById;
    },
  };
}

/**
 * Returns the selection for a seed as JSON, null if the type selects nothing, or the issues that prevent a
 * selection.
 */
async function selectContent(
  app: App,
  db: Db,
  { type, draft, authorId }: SelectionSource,
  seed: number,
): Promise<{ selection: string | null } | { lacking: DraftIssue[] }> {
  const serverHalf = app.activities.findServer(type);
  if (!serverHalf) return { selection: null };
  const result = await serverHalf.select(createServerAccess(app, db, authorId), draft, seed);
  if ('lacking' in result) return result;
  const selection = JSON.stringify(serverHalf.selection.parse(result.selection));
  if (Buffer.byteLength(selection) > selectionMaxBytes)
    throw new Error(`A selection of '${type}' is too large`);
  return { selection };
}

/** Returns the issues that would prevent starting an attempt now. */
export async function findSelectionIssues(app: App, db: Db, source: SelectionSource): Promise<DraftIssue[]> {
  const result = await selectContent(app, db, source, 1);
  return 'lacking' in result ? result.lacking : [];
}

/**
 * Returns the selection for a new attempt as JSON; null if the type selects nothing. Refuses
 * 'nothing_to_choose' if the sources of the activity have become too small since it was completed.
 */
export async function chooseSelection(app: App, revisionId: number, seed: number): Promise<string | null> {
  const row = await findRevision(app.db, revisionId);
  const authorId = await findAuthorId(app.db, row.activity_id);
  const draft = app.activities.read(row).content;
  const result = await selectContent(app, app.db, { type: row.type, draft, authorId }, seed);
  if ('lacking' in result) throw new AppError('nothing_to_choose');
  return result.selection;
}

/**
 * Loads the selected content of attempts of one type, in their order; undefined for attempts without a
 * selection.
 */
export async function loadSelectedContents(
  app: App,
  db: Db,
  type: string,
  selections: readonly (string | null)[],
): Promise<unknown[]> {
  const serverHalf = app.activities.findServer(type);
  const parsedSelections = selections.flatMap((text) =>
    text === null ? [] : [serverHalf?.selection.parse(JSON.parse(text))],
  );
  const loadedSelections =
    serverHalf && parsedSelections.length > 0
      ? await serverHalf.load(createServerAccess(app, db), parsedSelections)
      : [];
  let loadedIndex = 0;
  return selections.map((text) => {
    if (text === null) return undefined;
    loadedIndex += 1;
    return loadedSelections[loadedIndex - 1];
  });
}
