import { type Db, inTransaction } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import {
  containsMedia,
  isUseChanged,
  trackUse,
} from '#server/features/files/storage/stored-objects.service.ts';

/** Writes drafts and revisions together with the list of media that they use. */

type WithMedia = { content: string; icon: string; startup_screen: string };

const textsOf = ({ content, icon, startup_screen }: WithMedia) => [content, icon, startup_screen];

/** Whether the row names any media. */
export const namesMedia = (row: WithMedia) => containsMedia(textsOf(row));

/** Returns the new id; undefined if the owner has used the creation key before. */
export async function insertActivity(db: Db, row: NewRow<'activity'>): Promise<number | undefined> {
  if (!(await isUseChanged(db, 'activity', 0, textsOf(row), []))) return activities.insertActivity(db, row);
  return inTransaction(db, async (tx) => {
    const id = await activities.insertActivity(tx, row);
    if (id === undefined) return undefined;
    await trackUse(tx, 'activity', id, textsOf(row));
    return id;
  });
}

/** Changes the draft unless it was changed since it was read. Returns whether it was stored. */
export async function updateDraft(
  db: Db,
  activity: Row<'activity'>,
  changes: Partial<Row<'activity'>> & WithMedia,
): Promise<boolean> {
  const { id, draft_version } = activity;
  const texts = textsOf(changes);
  // The editor saves every few seconds, and rarely with other media than before.
  const isChanged = await isUseChanged(db, 'activity', id, texts, textsOf(activity));
  if (!isChanged) return activities.updateDraft(db, id, draft_version, changes);
  return inTransaction(db, async (tx) => {
    if (!(await activities.updateDraft(tx, id, draft_version, changes))) return false;
    await trackUse(tx, 'activity', id, texts);
    return true;
  });
}

/** Stores a revision as the activity's newest one and returns its id. Call it in a transaction. */
export async function insertRevision(db: Db, row: NewRow<'activity_revision'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    const id = await activities.insertRevision(tx, row);
    if (await isUseChanged(tx, 'revision', id, textsOf(row), [])) {
      await trackUse(tx, 'revision', id, textsOf(row));
    }
    return id;
  });
}
