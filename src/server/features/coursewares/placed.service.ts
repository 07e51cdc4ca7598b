import type { Db } from '#server/database/database.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';
import * as work from './courseware-work.repository.ts';

/** Reads coursewares and counts their work for other features, which have checked the permissions. */

/** Lists coursewares in the order of `ids`, without those that do not exist. */
export async function listPlacedById(
  db: Db,
  ids: readonly number[],
): Promise<coursewares.PlacedCourseware[]> {
  if (ids.length === 0) return [];
  const rows = await coursewares.listPlacedCoursewares(db, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

export { noWork } from './courseware-work.repository.ts';

/** Counts work by courseware id, with two queries for any number of coursewares. */
export function countWork(db: Db, ids: readonly number[]): Promise<Map<number, work.WorkCount>> {
  return work.countWork(db, ids);
}
