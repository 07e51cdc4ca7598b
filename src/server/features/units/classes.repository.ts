import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';

/** Queries of a class and its students. */

/** The class, without checking permissions; undefined if there is none. */
export function findClass(db: Db, id: number) {
  return db.selectFrom('class').selectAll().where('id', '=', id).executeTakeFirst();
}

const selectStudentCounts = compileOnce((db, { classIds }: { classIds: readonly number[] }) =>
  db
    .selectFrom('class_student')
    .select((eb) => ['class_id', eb.fn.countAll<number>().as('count')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id'),
);

/** Number of students by class id, without empty classes. */
export async function countStudentsByClass(
  db: Db,
  classIds: readonly number[],
): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await selectStudentCounts(db, { classIds });
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
}

/** Students by class number. */
export function listStudents(db: Db, classId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select([
      'user.id',
      'class_student.class_number',
      'user.name',
      'user.nickname',
      'user.nickname_eng',
      'user.avatar',
    ])
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('user.id')
    .execute();
}
