import type { Api, ApiReply } from '#contract/api.ts';
import type { ParsedInputOf } from '#contract/operation.ts';
import { AppError } from '#server/app-error.ts';
import { inTransaction } from '#server/database/database.ts';
import { countWorkOfUnit, deleteCoursewaresOfUnit } from '#server/features/coursewares/delete.service.ts';
import { copyCoursewares } from '#server/features/coursewares/placing.service.ts';
import { requireTaughtPlace } from '#server/features/units/units.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import { requireUnit } from '#server/policy/require-unit.ts';
import * as unitChanges from './unit-changes.repository.ts';

/** Copies and deletes units together with their coursewares. */

/** Copies a unit to a class and subject that the person teaches. The copied coursewares are closed and without dates. */
export async function copyUnit(
  context: SignedInContext,
  { id, ...targetPlace }: ParsedInputOf<Api['POST /teacher/unit_copy']>,
): Promise<{ id: number }> {
  const { class_id, subject_id } = await requireUnit(context, id, 'unit.see');
  await requireTaughtPlace(context, targetPlace);
  const keepsCategories = class_id === targetPlace.class_id && subject_id === targetPlace.subject_id;
  const { db, actor, app } = context;
  const now = app.now();
  return inTransaction(db, async (tx) => {
    const copyId = await unitChanges.insertUnitAtEnd(tx, {
      ...targetPlace,
      created_by: actor.id,
      created_at: now,
    });
    await copyCoursewares(tx, { from: id, to: copyId, keepsCategories }, now);
    return { id: copyId };
  });
}

/** The work in a unit, shown to the teacher before it is deleted. */
export async function readUnitWork(
  context: SignedInContext,
  id: number,
): Promise<ApiReply<'GET /teacher/unit_work'>> {
  await requireUnit(context, id, 'unit.change');
  return countWorkOfUnit(context.db, id);
}

/**
 * Deletes the unit with its coursewares and their work; later units move up. Administrators can restore it for 30 days.
 */
export async function deleteUnit(context: SignedInContext, id: number): Promise<Record<string, never>> {
  const unit = await requireUnit(context, id, 'unit.change');
  const { db, app, actor } = context;
  const deletion = { deleted_at: app.now(), deleted_by: actor.id };
  await inTransaction(db, async (tx) => {
    const siblings = await unitChanges.lockSiblings(tx, unit);
    if (!(await unitChanges.markUnitDeleted(tx, id, deletion))) throw new AppError('not_found');
    await unitChanges.storeUnitOrder(
      tx,
      siblings.filter((sibling) => sibling.id !== id),
    );
    await deleteCoursewaresOfUnit(app, tx, id, deletion);
  });
  return {};
}
