import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { requireUnit } from '#server/features/calendars/calendars.service.ts';
import {
  countWorkOfUnit,
  deleteCoursewaresOfUnit,
  publishDeleted,
} from '#server/features/coursewares/delete.service.ts';
import { copyCoursewares } from '#server/features/coursewares/placing.service.ts';
import * as units from '#server/features/units/units.repository.ts';
import { requireTaughtPlace } from '#server/features/units/units.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** Copying and deleting units together with the coursewares in them. */

/** Copies a unit into a place the person teaches; its coursewares come along closed and without dates. */
export async function copyUnit(
  context: SignedInContext,
  { id, ...target }: ParsedInputOf<Api['POST /teacher/unit_copy']>,
): Promise<{ id: number }> {
  await requireUnit(context, id, 'unit.see');
  await requireTaughtPlace(context, target);
  const { db, actor, app } = context;
  const now = app.now();
  return inTransaction(db, async (tx) => {
    const copyId = await units.insertUnitAtEnd(tx, { ...target, created_by: actor.id, created_at: now });
    await copyCoursewares(tx, id, copyId, now);
    return { id: copyId };
  });
}

/** What a teacher is told before deleting a unit. */
export async function readUnitWork(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /teacher/unit_work'>> {
  await requireUnit(context, id, 'unit.change');
  return countWorkOfUnit(context.db, id);
}

/**
 * Deletes the unit with its coursewares and the work in them; the units after it move up. Administrators can bring
 * it back for a while.
 */
export async function deleteUnit(context: SignedInContext, id: number): Promise<Record<string, never>> {
  const unit = await requireUnit(context, id, 'unit.change');
  const { db, app, actor } = context;
  const deletion = { deleted_at: app.now(), deleted_by: actor.id };
  const gone = await inTransaction(db, async (tx) => {
    const siblings = await units.lockSiblings(tx, unit);
    if (!(await units.setUnitDeleted(tx, id, deletion))) throw new AppError('not_found');
    await units.sortUnits(
      tx,
      siblings.filter((sibling) => sibling.id !== id),
    );
    return deleteCoursewaresOfUnit(tx, id, deletion);
  });
  publishDeleted(app, gone);
  return {};
}
