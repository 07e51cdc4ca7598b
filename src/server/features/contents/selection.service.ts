import type { DraftIssue } from '#form/activity-type.ts';
import type { RevisionContent, ServerAccess } from '#form/server-half.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import * as pool from '#server/features/bank-pool/pool.service.ts';
import { readResolvedContents } from '#server/features/contents/resolve.service.ts';
import {
  findAuthorId,
  findRevision,
  listEarlierSelections,
  listReadableRevisions,
  listRevisions,
} from '#server/features/contents/revisions.repository.ts';
import { createTurns } from '#server/jobs/turns.ts';
import { perApp } from '#server/per-app.ts';

/**
 * Activity types with a `server.ts` select content when an attempt starts. The selection is stored, so that
 * the same content is loaded later.
 */

const selectionMaxBytes = 16_384;

/** A class begins in one moment. */
const getTurns = perApp((_app: App) => createTurns());

/** A complete draft of an activity from whose sources content is selected. */
type SelectionSource = { type: string; draft: unknown; authorId: number };

/** Who begins an attempt with which revision. */
export type Beginning = { revisionId: number; userId: number };

type Chooser = SelectionSource & { beginning?: Beginning | undefined };

/** Reads contents of revisions; with a `readerId`, only of those that this person may read. */
function createRevisionReader({ activities }: App, db: Db, readerId?: number): ServerAccess['readRevisions'] {
  return async (ids) => {
    if (ids.length === 0) return new Map();
    const rows = await (readerId === undefined
      ? listRevisions(db, ids)
      : listReadableRevisions(db, ids, readerId));
    const contents = await readResolvedContents(db, activities, rows);
    return new Map(
      rows.map((row, index): [number, RevisionContent] => [
        row.id,
        { type: row.type, content: contents[index]?.content },
      ]),
    );
  };
}

const refuse = () => Promise.reject(new Error('Only while something is selected'));

/** What `load` may call: everything that was selected can be read, and nothing new is found. */
function createLoadAccess(app: App, db: Db): ServerAccess {
  return {
    readRevisions: createRevisionReader(app, db),
    readQuestions: (versionIds) => pool.readVersions(app, db, versionIds),
    findQuestions: refuse,
    findNewestVersions: refuse,
    findPickable: refuse,
    listEarlierSelections: refuse,
  };
}

/** What `select` may call: what the author may read and pick. */
async function createSelectAccess(
  app: App,
  db: Db,
  { type, authorId, beginning }: Chooser,
): Promise<ServerAccess> {
  const viewer = await pool.readAuthorView(db, authorId);
  return {
    readRevisions: createRevisionReader(app, db, authorId),
    findQuestions: (filter) => pool.findPool(app, db, viewer, filter),
    findNewestVersions: (ids) => pool.readNewestVersions(db, viewer, ids),
    findPickable: (versionIds) => pool.findPickableVersions(db, viewer, versionIds, beginning?.revisionId),
    readQuestions: (versionIds) => pool.readVersions(app, db, versionIds),
    listEarlierSelections: async () => {
      if (!beginning) return [];
      const texts = await listEarlierSelections(db, beginning.userId, type);
      return texts.map((text): unknown => JSON.parse(text));
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
  chooser: Chooser,
  seed: number,
): Promise<{ selection: string | null } | { lacking: DraftIssue[] }> {
  const { type, draft } = chooser;
  const serverHalf = app.activities.findServer(type);
  if (!serverHalf) return { selection: null };
  const result = await serverHalf.select(await createSelectAccess(app, db, chooser), draft, seed);
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

/** What an attempt that began now might have; undefined if the type selects nothing, or finds too little. */
export async function drawPreview(app: App, db: Db, source: SelectionSource, seed: number): Promise<unknown> {
  const result = await selectContent(app, db, source, seed);
  if ('lacking' in result) return undefined;
  return (await loadSelectedContents(app, db, source.type, [result.selection]))[0];
}

/**
 * Returns the selection for a new attempt as JSON; null if the type selects nothing. Refuses
 * 'nothing_to_choose' if the sources of the activity have become too small since it was completed.
 */
export async function chooseSelection(app: App, beginning: Beginning, seed: number): Promise<string | null> {
  const row = await findRevision(app.db, beginning.revisionId);
  const authorId = await findAuthorId(app.db, row.activity_id);
  const draft = app.activities.read(row).content;
  const chooser = { type: row.type, draft, authorId, beginning };
  const result = await getTurns(app)(() => selectContent(app, app.db, chooser, seed));
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
      ? await serverHalf.load(createLoadAccess(app, db), parsedSelections)
      : [];
  let loadedIndex = 0;
  return selections.map((text) => {
    if (text === null) return undefined;
    loadedIndex += 1;
    return loadedSelections[loadedIndex - 1];
  });
}
