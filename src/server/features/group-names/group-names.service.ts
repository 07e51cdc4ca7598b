import type { Db } from '#server/database/database.ts';
import * as names from '#server/features/group-names/group-names.repository.ts';

/**
 * The group name of each student who has one, as all lists show it: from the courseware's group set, or from the
 * first set of the class if the courseware has none.
 */
export async function readGroupNames(
  db: Db,
  { class_id, group_set_id }: { class_id: number; group_set_id: number | null },
): Promise<ReadonlyMap<number, string>> {
  const rows =
    group_set_id === null
      ? await names.listNamesInFirstSets(db, [class_id])
      : await names.listNamesInSet(db, group_set_id);
  return new Map(rows.map(({ user_id, name }) => [user_id, name]));
}

/** Returns a function that gives the group name of students of several classes, in the first set of each. */
export async function readGroupNamesOfClasses(
  db: Db,
  classIds: readonly number[],
): Promise<(student: { class_id: number; user_id: number }) => string> {
  const distinct = [...new Set(classIds)];
  const rows = distinct.length > 0 ? await names.listNamesInFirstSets(db, distinct) : [];
  const keyOf = (student: { class_id: number; user_id: number }) => `${student.class_id}/${student.user_id}`;
  const nameOf = new Map(rows.map((row) => [keyOf(row), row.name]));
  return (student) => nameOf.get(keyOf(student)) ?? '';
}
