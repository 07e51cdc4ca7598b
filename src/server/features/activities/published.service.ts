import type { Transaction } from 'kysely';
import { activityStatus } from '#contract/choices.ts';
import { requireFound } from '#server/app-error.ts';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import {
  type ActivityForm,
  formColumns,
  formOf,
  publishedColumns,
  sameAsRevision,
} from '#server/features/activities/activity-draft.ts';
import { insertActivity, insertRevision } from '#server/features/activities/draft-media.ts';
import { trackUse } from '#server/features/files/storage/stored-objects.service.ts';
import type { App } from '#server/http/context.ts';

/** Creates activities and revisions from a revision of another activity, for other features. */

type Revision = Row<'activity_revision'>;
type Tx = Transaction<Schema>;
/** The acting person, and the time. */
type Publisher = { userId: number; now: number };
type Origin = Pick<Row<'activity'>, 'origin_resource_id' | 'origin_revision_id' | 'copied_from_id'>;

export async function readRevisionRow(db: Db, id: number): Promise<Revision> {
  return requireFound(await activities.findRevision(db, id));
}

/** Stored content, in any version of its format. */
function contentColumns({ content, content_version, question_count }: Revision) {
  return { content, content_version, question_count };
}

function revisionOf(source: Revision, activityId: number, number: number, { userId, now }: Publisher) {
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
 * Creates a completed activity whose first revision is a copy of `source`. Undefined if `key` was used before.
 */
export async function addPublished(
  tx: Tx,
  source: Revision,
  facts: Pick<ActivityForm, 'subject_id' | 'grade' | 'difficulty'>,
  origin: Origin,
  key: string | null,
  by: Publisher,
): Promise<{ id: number; revision_id: number } | undefined> {
  const form = { ...publishedColumns(source), ...facts };
  const id = await insertActivity(tx, {
    ...formColumns(form),
    ...contentColumns(source),
    ...origin,
    owner_id: by.userId,
    type: source.type,
    creation_key: key,
    status: activityStatus.completed,
    draft_version: 0,
    revised_draft_version: 0,
    revision_id: null,
    revision_number: 1,
    modified_by: by.userId,
    modified_at: by.now,
    created_at: by.now,
    deleted_at: null,
    dismissed_revision_id: null,
  });
  if (id === undefined) return undefined;
  return { id, revision_id: await insertRevision(tx, revisionOf(source, id, 1, by)) };
}

/**
 * Publishes a copy of `source` as the activity's next revision and replaces the draft. Returns false and changes nothing
 * if somebody saved or published since `activity` was read.
 */
export async function publishNextRevision(
  tx: Tx,
  activity: Row<'activity'>,
  source: Revision,
  changes: Partial<Row<'activity'>>,
  by: Publisher,
): Promise<boolean> {
  const { subject_id, grade, difficulty } = formOf(activity);
  const form = { ...publishedColumns(source), subject_id, grade, difficulty };
  const content = contentColumns(source);
  const draft_version = activity.draft_version + 1;
  const isClaimed = await activities.claimRevision(tx, activity, {
    ...changes,
    ...formColumns(form),
    ...content,
    status: activityStatus.completed,
    draft_version,
    revised_draft_version: draft_version,
    modified_by: by.userId,
    modified_at: by.now,
  });
  if (!isClaimed) return false;
  await trackUse(tx, 'activity', activity.id, [content.content, source.icon, source.startup_screen]);
  await insertRevision(tx, revisionOf(source, activity.id, activity.revision_number + 1, by));
  return true;
}

/** Whether the draft differs from a revision in its published fields. */
export function differsFromRevision(
  { activities: types }: App,
  activity: Row<'activity'>,
  revision: Revision,
): boolean {
  return !sameAsRevision(types, formOf(activity), types.read(activity).content, revision);
}

/** The activity created with `key`, with its first courseware. */
export function findMadeByKey(
  db: Db,
  ownerId: number,
  key: string,
): Promise<{ activity_id: number; courseware_id: number | null } | undefined> {
  return activities.findPlacedByKey(db, ownerId, key);
}

/**
 * Locks the activity until the transaction ends, so that it cannot be deleted while it is shared. False if it is deleted.
 */
export function lockActivity(tx: Tx, id: number): Promise<boolean> {
  return activities.lockActivity(tx, id);
}
