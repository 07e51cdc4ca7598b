import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { selectVisibleUnits, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of the number of units in a class that a person may see. */

const selectUnitCounts = compileOnce((db, scope: { viewerId: number | undefined; calendarId: number }) =>
  selectVisibleUnits(db, scope)
    .select((eb) => ['unit.class_id', eb.fn.countAll<number>().as('count')])
    .groupBy('unit.class_id'),
);

/** Number of units that the person may see, by class id, without classes that have none. */
export async function countUnitsByClass(
  db: Db,
  actor: Actor,
  calendarId: number,
): Promise<Map<number, number>> {
  const rows = await selectUnitCounts(db, { viewerId: viewerIdOf(actor), calendarId });
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
}
