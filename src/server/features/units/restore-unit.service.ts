import type { Transaction } from 'kysely';
import { requireFound } from '#server/app-error.ts';
import type { Schema } from '#server/database/schema.ts';
import { restoreCoursewaresOfUnit } from '#server/features/coursewares/restore.service.ts';
import * as unitChanges from './unit-changes.repository.ts';

/**
 * Restores a unit that was deleted after `since`, at its former position and with the coursewares that were deleted with
 * it; later units move down. Refuses with 'not_found' if there is no such unit.
 */
export async function restoreUnit(tx: Transaction<Schema>, id: number, since: number): Promise<void> {
  const unit = requireFound(await unitChanges.findDeletedUnit(tx, id, since));
  const siblings = await unitChanges.lockSiblings(tx, unit);
  const unitAtEnd = { id, position: siblings.length + 1 };
  // Somebody else may have restored it meanwhile.
  requireFound((await unitChanges.markUnitRestored(tx, unitAtEnd)) || undefined);
  await unitChanges.storeUnitOrder(tx, siblings.toSpliced(unit.position - 1, 0, unitAtEnd));
  await restoreCoursewaresOfUnit(tx, id);
}
