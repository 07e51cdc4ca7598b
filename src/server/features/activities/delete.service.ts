import { formatText } from '#contract/language.ts';
import { AppError, found } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import * as activities from '#server/features/activities/activities.repository.ts';
import { diyMessages } from '#server/features/activities/activity-messages.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Deleting activities and undoing it. All of them or none. */

const namedMax = 5;

async function requireAllOwn(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const owners = await activities.findActivityOwners(context.db, ids);
  const ownerById = new Map(owners.map((row) => [row.id, row]));
  for (const id of ids) await authorize(context, 'activity.change', found(ownerById.get(id)));
}

async function refuseUsed(context: SignedInContext, tx: Db, ids: readonly number[]): Promise<void> {
  const separator = formatText(diyMessages.list_separator, context.lang);
  const nameSome = (names: readonly string[]) =>
    `${names.slice(0, namedMax).join(separator)}${names.length > namedMax ? ' …' : ''}`;
  const units = await activities.listUnitsUsing(tx, ids);
  if (units.length > 0)
    throw new AppError('activity_in_use', { count: units.length, units: nameSome(units) });
  const shared = await activities.listSharedNames(tx, ids);
  if (shared.length > 0) throw new AppError('activity_shared', { names: nameSome(shared) });
}

/**
 * Hides activities. Refuses 'activity_in_use' with the units that hold a courseware of any of them, and
 * 'activity_shared' with those that are in the library.
 */
export async function deleteActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const { db, app, actor } = context;
  await requireAllOwn(context, ids);
  await inTransaction(db, async (tx) => {
    // First, so that nobody shares them between the look and the deletion.
    await activities.setDeleted(tx, ids, { deleted_at: app.now(), deleted_by: actor.id });
    await refuseUsed(context, tx, ids);
  });
}

export async function restoreActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  await requireAllOwn(context, ids);
  await activities.setNotDeleted(context.db, ids);
}

/** Brings back for its owner what was deleted after `since`. Refuses 'not_found'. */
export async function restoreActivity(tx: Db, id: number, since: number): Promise<void> {
  if (!(await activities.isDeletedSince(tx, id, since))) throw new AppError('not_found');
  await activities.setNotDeleted(tx, [id]);
}

/**
 * Nobody may delete what a unit uses: what a unit that comes back uses is not deleted any more either. To be called
 * after its coursewares are back.
 */
export async function restoreUsedActivities(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await activities.setNotDeleted(tx, ids);
}
