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

/** What types with a server half choose when an attempt begins, and what that stands for afterwards. */

const selectionMaxBytes = 16_384;

/** A complete draft of an activity, as a revision holds it. */
type Chooser = { type: string; draft: unknown; authorId: number };

/** `readerId`: only what this person may read is found; everything where it is undefined. */
function openPlatform({ activities }: App, db: Db, readerId?: number): Platform {
  return {
    readRevisions: async (ids) => {
      if (ids.length === 0) return new Map();
      const rows = await (readerId === undefined
        ? listRevisions(db, ids)
        : listReadableRevisions(db, ids, readerId));
      const found = new Map<number, RevisionContent>();
      for (const row of rows) {
        const { content } = await readResolved(db, activities, row);
        found.set(row.id, { type: row.type, content });
      }
      return found;
    },
  };
}

/** What the type chooses by the seed, as JSON; null where it chooses nothing; else what there is too little of. */
async function select(
  app: App,
  db: Db,
  { type, draft, authorId }: Chooser,
  seed: number,
): Promise<{ selection: string | null } | { lacking: DraftIssue[] }> {
  const server = app.activities.findServer(type);
  if (!server) return { selection: null };
  const chosen = await server.select(openPlatform(app, db, authorId), draft, seed);
  if ('lacking' in chosen) return chosen;
  const selection = JSON.stringify(server.selection.parse(chosen.selection));
  if (Buffer.byteLength(selection) > selectionMaxBytes)
    throw new Error(`A selection of '${type}' is too large`);
  return { selection };
}

/** Why the activity could not be begun now; empty where nothing has to be chosen or there is enough. */
export async function findLacking(app: App, db: Db, chooser: Chooser): Promise<DraftIssue[]> {
  const chosen = await select(app, db, chooser, 1);
  return 'lacking' in chosen ? chosen.lacking : [];
}

/**
 * What an attempt at the revision begins with, as JSON. Refuses 'nothing_to_choose' where what the activity draws from
 * has become too little since it was completed.
 */
export async function chooseForRevision(app: App, revisionId: number, seed: number): Promise<string | null> {
  const row = await findRevision(app.db, revisionId);
  const authorId = await findAuthor(app.db, row.activity_id);
  const draft = app.activities.read(row).content;
  const chosen = await select(app, app.db, { type: row.type, draft, authorId }, seed);
  if ('lacking' in chosen) throw new AppError('nothing_to_choose');
  return chosen.selection;
}

/** What selections of one type stand for, in their order; undefined for an attempt that chose nothing. */
export async function loadSelected(
  app: App,
  db: Db,
  type: string,
  selections: readonly (string | null)[],
): Promise<unknown[]> {
  const server = app.activities.findServer(type);
  const given = selections.flatMap((text) =>
    text === null ? [] : [server?.selection.parse(JSON.parse(text))],
  );
  const loaded = server && given.length > 0 ? await server.load(openPlatform(app, db), given) : [];
  let next = 0;
  return selections.map((text) => {
    if (text === null) return undefined;
    next += 1;
    return loaded[next - 1];
  });
}
