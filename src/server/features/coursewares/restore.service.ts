import type { Transaction } from 'kysely';
import { AppError, requireFound } from '#server/app-error.ts';
import type { Positioned } from '#server/database/positions.ts';
import type { Schema } from '#server/database/schema.ts';
import { restoreUsedActivities } from '#server/features/activities/delete.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';

/** Restores deleted coursewares; their attempts, settings and join codes were kept. */

type Tx = Transaction<Schema>;

/** Restores coursewares deleted with their unit, at their old positions, after the unit itself. */
export async function restoreCoursewaresOfUnit(tx: Tx, unitId: number): Promise<void> {
  await restoreUsedActivities(tx, await placing.setRestoredWithUnit(tx, unitId));
}

/**
 * Restores a courseware that was deleted after `since`, at its old position; later ones move down. Refuses 'not_found',
 * and 'unit_deleted' while its unit is deleted.
 */
export async function restoreCourseware(tx: Tx, id: number, since: number): Promise<void> {
  const { unit_id, unit_name, activity_id, position } = requireFound(
    await placing.findDeletedCourseware(tx, id, since),
  );
  if (!(await placing.lockUnit(tx, unit_id))) throw new AppError('unit_deleted', { name: unit_name });
  const siblings: Positioned[] = await placing.listInUnit(tx, unit_id);
  const last = { id, position: siblings.length + 1 };
  // Somebody may have restored it meanwhile.
  requireFound((await placing.setRestored(tx, last)) || undefined);
  await placing.sortCoursewares(tx, siblings.toSpliced(position - 1, 0, last));
  await restoreUsedActivities(tx, [activity_id]);
}
