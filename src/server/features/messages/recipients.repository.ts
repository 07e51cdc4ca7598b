import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of the students whom messages can reach. */

/** The open accounts among the ids, without guests. `email` is null where the person gets no mail. */
export async function listReachable(
  db: Db,
  userIds: readonly number[],
): Promise<{ id: number; hasMail: boolean }[]> {
  const people: { id: number; hasMail: boolean }[] = [];
  for (const part of splitForStatements([...new Set(userIds)])) {
    const rows = await db
      .selectFrom('user')
      .select(['id', 'email', 'wants_mail', 'is_demo'])
      .where('id', 'in', part)
      .where('is_active', '=', 1)
      .where('guest_courseware_id', 'is', null)
      .execute();
    for (const { id, email, wants_mail, is_demo } of rows)
      people.push({ id, hasMail: !!email && wants_mail === 1 && is_demo === 0 });
  }
  return people;
}

/** The groups of the class's first group set, with the students who are in the class. */
export function listGroupMembers(db: Db, classId: number) {
  return db
    .selectFrom('group_set')
    .innerJoin('student_group', 'student_group.group_set_id', 'group_set.id')
    .innerJoin('group_member', 'group_member.group_id', 'student_group.id')
    .innerJoin('class_student', (join) =>
      join
        .onRef('class_student.user_id', '=', 'group_member.user_id')
        .onRef('class_student.class_id', '=', 'group_set.class_id'),
    )
    .select(['student_group.id', 'student_group.name', 'group_member.user_id'])
    .where('group_set.class_id', '=', classId)
    .where('group_set.position', '=', 1)
    .where('student_group.is_removed', '=', 0)
    .orderBy('student_group.position')
    .orderBy('student_group.id')
    .orderBy('class_student.class_number')
    .execute();
}

/** Class, subject and state of a courseware, for reminding of it. */
export function findCourseware(db: Db, id: number) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['unit.class_id', 'unit.subject_id', 'courseware.is_open'])
    .where('courseware.id', '=', id)
    .executeTakeFirst();
}
