import type { Db } from '#server/database/database.ts';
import * as names from '#server/features/group-names/group-names.repository.ts';

/**
 * The group name of each student who has one, as all lists show it: in the group set of the courseware, or without one in
 * the first set of the class.
 */
export async function readGroupNames(
  db: Db,
  { class_id, group_set_id }: { class_id: number; group_set_id: number | null },
): Promise<ReadonlyMap<number, string>> {
  const rows =
    group_set_id === null
      ? await names.listNamesInFirstSet(db, class_id)
      : await names.listNamesInSet(db, group_set_id);
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}
