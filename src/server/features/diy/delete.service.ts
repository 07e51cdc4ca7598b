import { formatText } from '#contract/language.ts';
import { inTransaction } from '#server/database/database.ts';
import * as activities from '#server/features/diy/diy.repository.ts';
import { diyMessages } from '#server/features/diy/diy-messages.ts';
import { AppError, found } from '#server/http/app-error.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { authorize } from '#server/policy/policy.ts';

/** Deleting activities and undoing it. All of them or none. */

const namedUnits = 5;

async function requireAllOwn(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const owners = await activities.findActivityOwners(context.db, ids);
  const ownerById = new Map(owners.map((row) => [row.id, row]));
  for (const id of ids) await authorize(context, 'activity.change', found(ownerById.get(id)));
}

/** Hides activities. Refuses 'activity_in_use' with the units that hold a courseware of any of them. */
export async function deleteActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  const { db, app, lang } = context;
  await requireAllOwn(context, ids);
  await inTransaction(db, async (tx) => {
    const units = await activities.listUnitsUsing(tx, ids);
    if (units.length > 0) {
      const names = units.slice(0, namedUnits).join(formatText(diyMessages.list_separator, lang));
      const more = units.length > namedUnits ? ' …' : '';
      throw new AppError('activity_in_use', { count: units.length, units: `${names}${more}` });
    }
    await activities.setDeleted(tx, ids, app.now());
  });
}

export async function restoreActivities(context: SignedInContext, ids: readonly number[]): Promise<void> {
  await requireAllOwn(context, ids);
  await activities.setDeleted(context.db, ids, null);
}
