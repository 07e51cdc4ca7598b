import { splitForStatements } from '#server/database/chunks.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of the exceptions of single students. */

type ExceptionKey = Pick<Row<'courseware_exception'>, 'courseware_id' | 'user_id'>;

const selectExceptions = compileOnce(
  (db, { coursewareIds, userIds }: { coursewareIds: readonly number[]; userIds: readonly number[] }) =>
    db
      .selectFrom('courseware_exception')
      .selectAll()
      .where('courseware_id', 'in', coursewareIds)
      .where('user_id', 'in', userIds),
);

/** Returns a function that finds the exception of a student in a courseware. */
export async function findExceptions(
  db: Db,
  keys: readonly ExceptionKey[],
): Promise<(key: ExceptionKey) => Row<'courseware_exception'> | undefined> {
  const coursewareIds = [...new Set(keys.map(({ courseware_id }) => courseware_id))];
  const userIds = [...new Set(keys.map(({ user_id }) => user_id))];
  const rows = keys.length > 0 ? await selectExceptions(db, { coursewareIds, userIds }) : [];
  return ({ courseware_id, user_id }) =>
    rows.find((row) => row.courseware_id === courseware_id && row.user_id === user_id);
}

/** The exceptions of a courseware with the teachers who gave them. */
export function listNamedExceptions(db: Db, coursewareId: number) {
  return db
    .selectFrom('courseware_exception')
    .innerJoin('user as student', 'student.id', 'courseware_exception.user_id')
    .innerJoin('user as teacher', 'teacher.id', 'courseware_exception.changed_by')
    .selectAll('courseware_exception')
    .select([
      'student.name as student_name',
      'student.nickname_eng as student_name_eng',
      'teacher.name',
      'teacher.nickname',
      'teacher.nickname_eng',
    ])
    .where('courseware_exception.courseware_id', '=', coursewareId)
    .orderBy('student.name')
    .orderBy('student.id')
    .execute();
}

/** Stores the exceptions, or replaces the students' earlier ones. */
export async function storeExceptions(
  db: Db,
  rows: readonly NewRow<'courseware_exception'>[],
): Promise<void> {
  for (const part of splitForStatements(rows)) {
    await db
      .insertInto('courseware_exception')
      .values(part)
      .onConflict((conflict) =>
        conflict.columns(['courseware_id', 'user_id']).doUpdateSet((eb) => ({
          extra_minutes: eb.ref('excluded.extra_minutes'),
          due_at: eb.ref('excluded.due_at'),
          extra_attempts: eb.ref('excluded.extra_attempts'),
          is_excused: eb.ref('excluded.is_excused'),
          changed_by: eb.ref('excluded.changed_by'),
          changed_at: eb.ref('excluded.changed_at'),
        })),
      )
      .execute();
  }
}

export async function deleteExceptions(
  db: Db,
  coursewareId: number,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return;
  await db
    .deleteFrom('courseware_exception')
    .where('courseware_id', '=', coursewareId)
    .where('user_id', 'in', userIds)
    .execute();
}

/** Class and subject of a courseware, for the check of who may change it, and its group set. */
export function findClassAndSubject(db: Db, coursewareId: number) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['unit.class_id', 'unit.subject_id', 'courseware.group_set_id'])
    .where('courseware.id', '=', coursewareId)
    .executeTakeFirst();
}

/** Ids of the class's students, and of everybody else with work in the courseware, such as guests. */
export async function listPeopleIds(db: Db, coursewareId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom('class_student')
    .innerJoin('unit', 'unit.class_id', 'class_student.class_id')
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .select('class_student.user_id')
    .where('courseware.id', '=', coursewareId)
    .union(
      db
        .selectFrom('attempt_member')
        .select('attempt_member.user_id')
        .where('attempt_member.courseware_id', '=', coursewareId),
    )
    .union(
      db
        .selectFrom('user')
        .select('user.id as user_id')
        .where('user.guest_courseware_id', '=', coursewareId)
        .where('user.is_active', '=', 1),
    )
    .execute();
  return new Set(rows.map(({ user_id }) => user_id));
}
