import type { Db } from '#server/database/database.ts';
import * as coursewares from '#server/features/coursewares/coursewares.repository.ts';

/** Coursewares with how far people are in them, for other features; the caller has checked who sees them. */

/** In the order of `ids`; those that do not exist are left out. */
export async function listPlacedById(
  db: Db,
  ids: readonly number[],
): Promise<coursewares.PlacedCourseware[]> {
  if (ids.length === 0) return [];
  const rows = await coursewares.listPlaced(db, ids);
  const rowById = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowById.get(id) ?? []);
}

/** By courseware id: two queries however many there are. */
export function countWork(db: Db, ids: readonly number[]): Promise<Map<number, coursewares.WorkCount>> {
  return coursewares.countWork(db, ids);
}
