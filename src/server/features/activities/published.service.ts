import type { Transaction } from 'kysely';
import { activityStatus } from '#contract/choices.ts';
import type { App } from '#server/app.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import {
  type ActivityForm,
  isSameAsRevision,
  toForm,
  toFormColumns,
  toPublishedForm,
} from '#server/features/activities/activity-draft.ts';
import { insertActivity, insertRevision } from '#server/features/activities/draft-media.ts';
import { trackMediaUse } from '#server/features/files/storage/stored-objects.service.ts';

/** Creates activities and revisions for other features, from a revision of another activity. */

type Revision = Row<'activity_revision'>;
type Tx = Transaction<Schema>;
/** The person who publishes, and the time. */
type Publisher = { userId: number; now: number };
type CopyOrigin = Pick<Row<'activity'>, 'origin_resource_id' | 'origin_revision_id' | 'copied_from_id'>;

export async function readRevisionRow(db: Db, id: number): Promise<Revision> {
  return requireFound(await activities.findRevision(db, id));
}

/** Returns the columns with the content, in any version of its format. */
function toContentColumns({ content, content_version, question_count }: Revision) {
  return { content, content_version, question_count };
}

function copyRevision(source: Revision, activityId: number, number: number, { userId, now }: Publisher) {
  const { id: _id, ...row } = source;
  return {
    ...row,
    activity_id: activityId,
    number,
    created_by: userId,
    created_at: now,
  };
}

/**
 * Creates a completed activity whose first revision is a copy of `source`. Returns undefined if `key` was
 * used before.
 */
export async function addPublishedActivity(
  tx: Tx,
  source: Revision,
  classification: Pick<ActivityForm, 'subject_id' | 'grade' | 'difficulty'>,
  origin: CopyOrigin,
  key: string | null,
  publisher: Publisher,
): Promise<{ id: number; revision_id: number } | undefined> {
  const form = { ...toPublishedForm(source), ...classification };
  const id = await insertActivity(tx, {
    ...toFormColumns(form),
    ...toContentColumns(source),
    ...origin,
    owner_id: publisher.userId,
    type: source.type,
    creation_key: key,
    status: activityStatus.completed,
    draft_version: 0,
    revised_draft_version: 0,
    revision_id: null,
    revision_number: 1,
    modified_by: publisher.userId,
    modified_at: publisher.now,
    created_at: publisher.now,
    deleted_at: null,
    dismissed_revision_id: null,
  });
  if (id === undefined) return undefined;
  return { id, revision_id: await insertRevision(tx, copyRevision(source, id, 1, publisher)) };
}

/**
 * Publishes a copy of `source` as the activity's next revision and replaces the draft. Returns false and
 * changes nothing if somebody saved or published since `activity` was read.
 */
export async function publishNextRevision(
  tx: Tx,
  activity: Row<'activity'>,
  source: Revision,
  changes: Partial<Row<'activity'>>,
  publisher: Publisher,
): Promise<boolean> {
  const { subject_id, grade, difficulty } = toForm(activity);
  const form = { ...toPublishedForm(source), subject_id, grade, difficulty };
  const content = toContentColumns(source);
  const draft_version = activity.draft_version + 1;
  const isClaimed = await activities.claimRevision(tx, activity, {
    ...changes,
    ...toFormColumns(form),
    ...content,
    status: activityStatus.completed,
    draft_version,
    // The replaced draft must not come back with the next save of its editor.
    draft_editor: null,
    revised_draft_version: draft_version,
    modified_by: publisher.userId,
    modified_at: publisher.now,
  });
  if (!isClaimed) return false;
  await trackMediaUse(tx, 'activity', activity.id, [content.content, source.icon, source.startup_screen]);
  await insertRevision(tx, copyRevision(source, activity.id, activity.revision_number + 1, publisher));
  return true;
}

/** Whether the draft differs from a revision in its content or in the form's published fields. */
export function differsFromRevision(
  { activities: activityTypes }: App,
  activity: Row<'activity'>,
  revision: Revision,
): boolean {
  return !isSameAsRevision(activityTypes, toForm(activity), activityTypes.read(activity).content, revision);
}

/** Finds the activity created with `key`, and its first courseware. */
export function findActivityByKey(
  db: Db,
  ownerId: number,
  key: string,
): Promise<{ activity_id: number; courseware_id: number | null } | undefined> {
  return activities.findPlacedByKey(db, ownerId, key);
}

/**
 * Locks the activity until the transaction ends, so that it cannot be deleted while it is shared. Returns
 * false if it is deleted.
 */
export function lockActivity(tx: Tx, id: number): Promise<boolean> {
  return activities.lockActivity(tx, id);
}
