import type { ApiReply } from '#contract/api.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { requireOwnActivity } from '#server/features/activities/activities.service.ts';
import {
  differsFromRevision,
  publishNextRevision,
  readRevisionRow,
} from '#server/features/activities/published.service.ts';
import { readResolvedContent } from '#server/features/contents/resolve.service.ts';
import * as resources from '#server/features/resources/resources.repository.ts';
import { formatOwnerName } from '#server/features/resources/resources.service.ts';
import { diffContents } from '#server/features/resources/revision-diff.ts';
import type { SignedInContext } from '#server/http/context.ts';
import * as ownCopies from './own-copies.repository.ts';

/** Compares an own copy with its original, which may have changed since. */

type ChangesReply = ApiReply<'GET /resource/changes'>;
type UpdatePreview = ApiReply<'GET /resource/update_preview'>;
type Revision = Row<'activity_revision'>;

const comparedFields = ['name', 'description', 'display_language', 'icon', 'startup_screen'] as const;

const noChanges: ChangesReply = {
  seen: '',
  has_changes: false,
  resource_id: null,
  owner_name: '',
  is_edited: false,
  fields: [],
  questions: [],
  parts: [],
  order_changed: false,
  other: false,
};

/** A version text that changes when the original or the copy changes. */
function formatSeenStamp(revisionId: number, { draft_version }: Row<'activity'>): string {
  return `${revisionId}.${draft_version}`;
}

type Original = Row<'resource'> & { owner_name: string };

/** Undefined if the activity is not a copy, or its original is not shared any more. */
async function findOriginal(
  { db, actor, lang }: SignedInContext,
  { origin_resource_id }: Row<'activity'>,
): Promise<Original | undefined> {
  if (origin_resource_id === null) return undefined;
  const resource = await resources.findResource(db, origin_resource_id);
  const [item] = await resources.listResourceItems(db, [origin_resource_id], actor.id);
  if (!resource || !item) return undefined;
  return { ...resource, owner_name: formatOwnerName(item, lang) };
}

async function diffRevisions(
  { app, db, lang }: SignedInContext,
  oldRevision: Revision,
  newRevision: Revision,
) {
  const { model, content } = await readResolvedContent(db, app.activities, oldRevision);
  const { content: newContent } = await readResolvedContent(db, app.activities, newRevision);
  return {
    fields: comparedFields
      .filter((field) => oldRevision[field] !== newRevision[field])
      .map((field) => ({ field, before: oldRevision[field], after: newRevision[field] })),
    ...diffContents(model, content, newContent, lang),
  };
}

/**
 * Changes since the copy was made or last updated. Subject, grade and difficulty are not compared, because each owner
 * chooses their own.
 */
export async function readChanges(context: SignedInContext, activityId: number): Promise<ChangesReply> {
  const activity = await requireOwnActivity(context, activityId);
  const original = await findOriginal(context, activity);
  if (!original || activity.origin_revision_id === null) return noChanges;
  const copiedRevision = await readRevisionRow(context.db, activity.origin_revision_id);
  const newestRevision = await readRevisionRow(context.db, original.revision_id);
  const hasOpenChanges = ![activity.origin_revision_id, activity.dismissed_revision_id].includes(
    newestRevision.id,
  );
  return {
    seen: formatSeenStamp(newestRevision.id, activity),
    has_changes: hasOpenChanges,
    resource_id: original.id,
    owner_name: original.owner_name,
    is_edited: differsFromRevision(context.app, activity, copiedRevision),
    ...(await diffRevisions(context, copiedRevision, newestRevision)),
  };
}

/** Compares the shared revision with the newest one. Refuses with 'not_found' if the activity is not shared. */
export async function previewUpdate(context: SignedInContext, activityId: number): Promise<UpdatePreview> {
  const activity = await requireOwnActivity(context, activityId);
  const resource = requireFound(await resources.findResourceOfActivity(context.db, activityId));
  const sharedRevision = await readRevisionRow(context.db, resource.revision_id);
  const newestRevision = await readRevisionRow(context.db, activity.revision_id ?? resource.revision_id);
  return {
    has_changes: sharedRevision.id !== newestRevision.id,
    copy_count: resource.copy_count,
    ...(await diffRevisions(context, sharedRevision, newestRevision)),
  };
}

/**
 * Applies the changes to the copy, also changes that were dismissed before. Refuses with 'changed_elsewhere' if the
 * original or the copy has changed since the person saw them.
 */
export async function takeChanges(
  context: SignedInContext,
  activityId: number,
  seenStamp: string,
): Promise<{ revision_number: number }> {
  const { app, db, actor } = context;
  const activity = await requireOwnActivity(context, activityId);
  const { revision_id } = requireFound(await findOriginal(context, activity));
  const { revision_number, origin_revision_id } = activity;
  if (origin_revision_id === revision_id) return { revision_number };
  if (seenStamp !== formatSeenStamp(revision_id, activity)) throw new AppError('changed_elsewhere');
  const sourceRevision = await readRevisionRow(db, revision_id);
  const changes = { origin_revision_id: revision_id, dismissed_revision_id: null };
  const publishedBy = { userId: actor.id, now: app.now() };
  const isPublished = await inTransaction(db, (tx) =>
    publishNextRevision(tx, activity, sourceRevision, changes, publishedBy),
  );
  if (!isPublished) throw new AppError('changed_elsewhere');
  return { revision_number: revision_number + 1 };
}

/** Refuses with 'changed_elsewhere' like `takeChanges`. */
export async function dismissChanges(
  context: SignedInContext,
  activityId: number,
  seenStamp: string,
): Promise<void> {
  const activity = await requireOwnActivity(context, activityId);
  const original = await findOriginal(context, activity);
  if (!original) return;
  if (seenStamp !== formatSeenStamp(original.revision_id, activity)) throw new AppError('changed_elsewhere');
  await ownCopies.dismissRevision(context.db, activityId, original.revision_id);
}
