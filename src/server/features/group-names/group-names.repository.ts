import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of the group names of students. */

const selectNamesInFirstSets = compileOnce((db, { classIds }: { classIds: readonly number[] }) =>
  db
    .selectFrom('group_set')
    .innerJoin('group_member', 'group_member.group_set_id', 'group_set.id')
    .innerJoin('student_group', 'student_group.id', 'group_member.group_id')
    .select(['group_set.class_id', 'group_member.user_id', 'student_group.name'])
    .where('group_set.class_id', 'in', classIds)
    .where('group_set.position', '=', 1),
);

/** The students' group names in the first group set of each class. */
export function listNamesInFirstSets(db: Db, classIds: readonly number[]) {
  return selectNamesInFirstSets(db, { classIds });
}

const selectNamesInSet = compileOnce((db, { setId }: { setId: number }) =>
  db
    .selectFrom('group_member')
    .innerJoin('student_group', 'student_group.id', 'group_member.group_id')
    .select(['group_member.user_id', 'student_group.name'])
    .where('group_member.group_set_id', '=', setId),
);

/** The students' group names in one group set. Also reads deleted sets, because coursewares may still use them. */
export function listNamesInSet(db: Db, setId: number) {
  return selectNamesInSet(db, { setId });
}
