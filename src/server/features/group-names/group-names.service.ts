import type { Db } from '#server/database/database.ts';
import * as names from '#server/features/group-names/group-names.repository.ts';

/**
 * Reads the group names by user id, as all lists show them: from the courseware's group set, or from the first set of the
 * class if the courseware has none.
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

/** Returns a function that gives a student's group name in the first group set of the class; '' if there is none. */
export async function readGroupNamesOfClasses(
  db: Db,
  classIds: readonly number[],
): Promise<(student: { class_id: number; user_id: number }) => string> {
  const distinctClassIds = [...new Set(classIds)];
  const rows = distinctClassIds.length > 0 ? await names.listNamesInFirstSets(db, distinctClassIds) : [];
  const studentKeyOf = (student: { class_id: number; user_id: number }) =>
    `${student.class_id}/${student.user_id}`;
  const nameByStudent = new Map(rows.map((row) => [studentKeyOf(row), row.name]));
  return (student) => nameByStudent.get(studentKeyOf(student)) ?? '';
}
