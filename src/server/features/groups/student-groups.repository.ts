import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the groups of a set and their members. */

type GroupRow = Pick<Row<'student_group'>, 'id' | 'name' | 'leader_id'>;

/** Groups in order, without removed ones. */
export function listGroups(db: Db, setId: number): Promise<GroupRow[]> {
  return db
    .selectFrom('student_group')
    .select(['id', 'name', 'leader_id'])
    .where('group_set_id', '=', setId)
    .where('is_removed', '=', 0)
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** Members who are still in the class, by class number. */
export function listMembers(db: Db, setId: number, classId: number) {
  return db
    .selectFrom('group_member')
    .innerJoin('class_student', 'class_student.user_id', 'group_member.user_id')
    .select(['group_member.group_id', 'group_member.user_id'])
    .where('group_member.group_set_id', '=', setId)
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('group_member.user_id')
    .execute();
}

/** Ids of all groups that the set ever had. */
export async function listGroupIds(db: Db, setId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('student_group').select('id').where('group_set_id', '=', setId).execute();
  return new Set(rows.map(({ id }) => id));
}
