import { type Expression, type RawBuilder, sql } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/**
 * The people whom a courseware is for: all students of its class, or chosen groups or students of it. `isAssigned` is
 * the only condition that decides this; its callers join `class_student` and `courseware`.
 */

/**
 * The condition that the courseware of the query is for this student of its class. Reads targets only if it is not
 * for the whole class. `courseware`: the query's name for a table with the columns `id` and `target_kind`.
 */
export function isAssigned(
  student: number | Expression<number>,
  courseware = 'courseware',
): RawBuilder<boolean> {
  return sql<boolean>`(${sql.ref(`${courseware}.target_kind`)} = 'class' or exists (
    select 1 from courseware_target
    left join group_member on group_member.group_id = courseware_target.group_id
    where courseware_target.courseware_id = ${sql.ref(`${courseware}.id`)}
    and coalesce(courseware_target.user_id, group_member.user_id) = ${student}
  ))`;
}

/** Each courseware with the students whom it is for. */
function selectAssigned(db: Db) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('class_student as member', 'member.class_id', 'unit.class_id')
    .where(isAssigned(sql.ref('member.user_id')));
}

const selectAssignedStudent = compileOnce(
  (db, { coursewareId, userId }: { coursewareId: number; userId: number }) =>
    selectAssigned(db)
      .select('member.user_id')
      .where('courseware.id', '=', coursewareId)
      .where('member.user_id', '=', userId),
);

/** Whether the courseware is for the student, who must be in its class. */
export async function isAssignedStudent(db: Db, userId: number, coursewareId: number): Promise<boolean> {
  return (await selectAssignedStudent(db, { coursewareId, userId })).length > 0;
}

const selectAssignedStudents = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  selectAssigned(db).select(['courseware.id', 'member.user_id']).where('courseware.id', 'in', ids),
);

/** The students that each courseware is for, by courseware id. */
export async function listAssigned(
  db: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, ReadonlySet<number>>> {
  if (ids.length === 0) return new Map();
  const rows = await selectAssignedStudents(db, { ids });
  const rowsByCourseware = Map.groupBy(rows, ({ id }) => id);
  return new Map(
    [...rowsByCourseware].map(([id, students]) => [id, new Set(students.map(({ user_id }) => user_id))]),
  );
}
