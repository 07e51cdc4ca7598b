import type { Transaction } from 'kysely';
import { inTransaction } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';
import { tokensOf, tokensOfFacts, toRunText } from '#server/database/search-terms.ts';
import { requireOwnActivity } from '#server/features/diy/diy.service.ts';
import { holdActivity, readRevisionRow } from '#server/features/diy/published.service.ts';
import { factsOf } from '#server/features/resources/resource-list.ts';
import * as resources from '#server/features/resources/resources.repository.ts';
import { AppError } from '#server/http/app-error.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Putting an activity into the library, replacing what is there of it, and taking it out. */

/** Puts a revision into the library, in place of what is there of its activity; the resource's id. */
export async function putInLibrary(
  { parts, now }: Pick<App, 'parts' | 'now'>,
  tx: Transaction<Schema>,
  { id, owner_id, type, subject_id, grade, difficulty }: Row<'activity'>,
  revision_id: number,
): Promise<number> {
  const { name, description, display_language } = await readRevisionRow(tx, revision_id);
  const shared = await resources.findByActivity(tx, id);
  const facts = { type, display_language, subject_id, grade, difficulty };
  const search_text = toRunText([name, description]);
  const at = now();
  const resourceId = await resources.upsertResource(tx, {
    ...facts,
    activity_id: id,
    revision_id,
    owner_id,
    name,
    search_text,
    like_count: 0,
    copy_count: 0,
    shared_at: at,
    updated_at: shared?.revision_id === revision_id ? shared.updated_at : at,
  });
  const tokens = [...tokensOf(search_text), ...tokensOfFacts(factsOf(facts))];
  await parts.resourceSearch.put(tx, [{ id: resourceId, tokens }]);
  return resourceId;
}

/**
 * Shares the newest revision, with the subject, grade and difficulty that the activity has now. The resource
 * counts as updated only when the revision is another one. Refuses 'activity_not_completed'.
 */
export async function shareActivity(
  context: SignedInContext,
  activityId: number,
): Promise<{ resource_id: number }> {
  const { app, db } = context;
  const activity = await requireOwnActivity(context, activityId);
  await authorize(context, 'resource.change', activity);
  const { revision_id, name } = activity;
  if (revision_id === null) throw new AppError('activity_not_completed', { name });
  return inTransaction(db, async (tx) => {
    if (!(await holdActivity(tx, activityId))) throw new AppError('not_found');
    return { resource_id: await putInLibrary(app, tx, activity, revision_id) };
  });
}

/** Copies stay with those who made them, as activities like any other. What is not shared stays so. */
export async function takeBack(context: SignedInContext, activityId: number): Promise<void> {
  const activity = await requireOwnActivity(context, activityId);
  await authorize(context, 'resource.change', activity);
  await resources.deleteResource(context.db, activityId);
}
