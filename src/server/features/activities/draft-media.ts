import { type Db, inTransaction } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import { hasLinks, trackLinks } from '#server/features/bank-links/bank-links.service.ts';
import {
  containsMedia,
  isMediaUseChanged,
  trackMediaUse,
} from '#server/features/files/storage/stored-objects.service.ts';

/** Stores drafts and revisions together with the list of the media and of the questions of the bank that they use. */

type RowWithMedia = { content: string; icon: string; startup_screen: string };

const listMediaTexts = ({ content, icon, startup_screen }: RowWithMedia) => [content, icon, startup_screen];

/** Whether the row names any media. */
export const namesMedia = (row: RowWithMedia) => containsMedia(listMediaTexts(row));

/** Returns the new id; undefined if the owner has used the creation key before. */
export async function insertActivity(db: Db, row: NewRow<'activity'>): Promise<number | undefined> {
  const { content } = row;
  if (!hasLinks(content) && !(await isMediaUseChanged(db, 'activity', 0, listMediaTexts(row), [])))
    return activities.insertActivity(db, row);
  return inTransaction(db, async (tx) => {
    const id = await activities.insertActivity(tx, row);
    if (id === undefined) return undefined;
    await trackMediaUse(tx, 'activity', id, listMediaTexts(row));
    await trackLinks(tx, content, { holder: 'activity', holder_id: id });
    return id;
  });
}

/** Changes the draft unless it was changed since it was read. Returns whether it was stored. */
export async function updateDraft(
  db: Db,
  activity: Row<'activity'>,
  changes: Partial<Row<'activity'>> & RowWithMedia,
): Promise<boolean> {
  const { id, draft_version } = activity;
  const texts = listMediaTexts(changes);
  // This check saves a transaction: the editor saves every few seconds, and seldom with other media than
  // before.
  const isUseChanged =
    hasLinks(changes.content) ||
    (await isMediaUseChanged(db, 'activity', id, texts, listMediaTexts(activity)));
  if (!isUseChanged) return activities.updateDraft(db, id, draft_version, changes);
  return inTransaction(db, async (tx) => {
    if (!(await activities.updateDraft(tx, id, draft_version, changes))) return false;
    await trackMediaUse(tx, 'activity', id, texts);
    await trackLinks(tx, changes.content, { holder: 'activity', holder_id: id });
    return true;
  });
}

/** Stores a revision as the activity's newest one and returns its id. Call it in a transaction. */
export async function insertRevision(db: Db, row: NewRow<'activity_revision'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await activities.insertRevision(tx, row);
    if (await isMediaUseChanged(tx, 'revision', id, listMediaTexts(row), [])) {
      await trackMediaUse(tx, 'revision', id, listMediaTexts(row));
    }
    await trackLinks(tx, row.content, { holder: 'revision', holder_id: id });
    return id;
  });
}
