import type { Db } from '#server/database/database.ts';

/** Students of a class by number. */
export function listClassStudents(db: Db, classId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['user.id', 'class_student.class_number', 'user.name', 'user.nickname_eng'])
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('user.id')
    .execute();
}

/** Ids of the students of a class by number. */
export async function listClassStudentIds(db: Db, classId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('class_student')
    .select('user_id')
    .where('class_id', '=', classId)
    .orderBy('class_number')
    .orderBy('user_id')
    .execute();
  return rows.map(({ user_id }) => user_id);
}
