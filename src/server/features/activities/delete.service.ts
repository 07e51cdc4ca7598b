import { formatText } from '#contract/language.ts';
import { AppError, requireFound } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import { activityMessages } from '#server/features/activities/activity-messages.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Deletes and restores activities, always all of them or none. */

const namesShownMax = 5;

async function requireAllChangeable(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const owners = await activities.findActivityOwners(context.db, ids);
  const ownerById = new Map(owners.map((row) => [row.id, row]));
  for (const id of ids) await authorize(context, 'activity.change', requireFound(ownerById.get(id)));
}

async function requireUnused(context: SignedInContext, tx: Db, ids: readonly number[]): Promise<void> {
  const separator = formatText(activityMessages.list_separator, context.lang);
  const listSomeNames = (names: readonly string[]) =>
    `${names.slice(0, namesShownMax).join(separator)}${names.length > namesShownMax ? ' …' : ''}`;
  const unitNames = await activities.listUsingUnitNames(tx, ids);
  if (unitNames.length > 0)
    throw new AppError('activity_in_use', { count: unitNames.length, units: listSomeNames(unitNames) });
  const sharedNames = await activities.listSharedNames(tx, ids);
  if (sharedNames.length > 0) throw new AppError('activity_shared', { names: listSomeNames(sharedNames) });
}

/**
 * Deletes activities. Refuses with 'activity_in_use' with the units that use any of them, and 'activity_shared'
 * with the names of those that are shared.
 */
export async function deleteActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const { db, app, actor } = context;
  await requireAllChangeable(context, ids);
  await inTransaction(db, async (tx) => {
    // The activities are deleted before the check, so that nobody can share them in between.
    await activities.markDeleted(tx, ids, { deleted_at: app.now(), deleted_by: actor.id });
    await requireUnused(context, tx, ids);
  });
}

export async function restoreActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  await requireAllChangeable(context, ids);
  await activities.clearDeletion(context.db, ids);
}

/** Restores an activity that was deleted after `since`. Refuses with 'not_found'. */
export async function restoreActivity(tx: Db, id: number, since: number): Promise<void> {
  if (!(await activities.isDeletedSince(tx, id, since))) throw new AppError('not_found');
  await activities.clearDeletion(tx, [id]);
}

/**
 * Restores the activities of restored coursewares, because an activity in use must not be deleted. Call it
 * after restoring the coursewares.
 */
export async function restoreUsedActivities(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await activities.clearDeletion(tx, ids);
}
