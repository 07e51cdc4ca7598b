import type { Transaction } from 'kysely';
import { AppError, requireFound } from '#server/app-error.ts';
import type { PositionedRow } from '#server/database/positions.ts';
import type { Schema } from '#server/database/schema.ts';
import { restoreUsedActivities } from '#server/features/activities/delete.service.ts';
import * as placing from '#server/features/coursewares/placing.repository.ts';

/** Restores deleted coursewares; their attempts, settings and join codes were kept. */

type Tx = Transaction<Schema>;

/** Restores coursewares deleted with their unit, at their old positions, after the unit itself. */
export async function restoreCoursewaresOfUnit(tx: Tx, unitId: number): Promise<void> {
  await restoreUsedActivities(tx, await placing.markRestoredWithUnit(tx, unitId));
}

/**
 * Restores a courseware that was deleted after `since`, at its old position; later ones move down. Refuses
 * 'not_found' if there is no such courseware, and 'unit_deleted' while its unit is deleted.
 */
export async function restoreCourseware(tx: Tx, id: number, since: number): Promise<void> {
  const { unit_id, unit_name, activity_id, position } = requireFound(
    await placing.findDeletedCourseware(tx, id, since),
  );
  if (!(await placing.lockUnit(tx, unit_id))) throw new AppError('unit_deleted', { name: unit_name });
  const siblings: PositionedRow[] = await placing.listCoursewaresInUnit(tx, unit_id);
  const coursewareAtEnd = { id, position: siblings.length + 1 };
  // Somebody may have restored it meanwhile.
  requireFound((await placing.markCoursewareRestored(tx, coursewareAtEnd)) || undefined);
  await placing.storeCoursewareOrder(tx, siblings.toSpliced(position - 1, 0, coursewareAtEnd));
  await restoreUsedActivities(tx, [activity_id]);
}
