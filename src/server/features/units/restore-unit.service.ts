import type { Transaction } from 'kysely';
import { found } from '#server/app-error.ts';
import type { Schema } from '#server/database/schema.ts';
import { restoreCoursewaresOfUnit } from '#server/features/coursewares/restore.service.ts';
import * as units from '#server/features/units/units.repository.ts';

/**
 * Brings back a unit that was deleted after `since`, with the coursewares that were in it then, at the place it had;
 * those after it move down. Refuses 'not_found'.
 */
export async function restoreUnit(tx: Transaction<Schema>, id: number, since: number): Promise<void> {
  const unit = found(await units.findDeletedUnit(tx, id, since));
  const siblings = await units.lockSiblings(tx, unit);
  const last = { id, position: siblings.length + 1 };
  // Somebody may have been faster.
  found((await units.setUnitRestored(tx, last)) || undefined);
  await units.sortUnits(tx, siblings.toSpliced(unit.position - 1, 0, last));
  await restoreCoursewaresOfUnit(tx, id);
}
