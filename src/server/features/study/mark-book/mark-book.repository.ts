import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { exceptionColumns, toException } from '#server/features/attempts/rules/effective-rules.ts';

/** Queries of the mark book of a class and subject. */

type ClassAndSubject = { class_id: number; subject_id: number };

const selectHeading = compileOnce((db, { class_id, subject_id }: ClassAndSubject) =>
  db
    .selectFrom('class')
    .innerJoin('subject', (join) => join.on('subject.id', '=', subject_id))
    .select([
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
    ])
    .where('class.id', '=', class_id),
);

export async function findHeading(db: Db, key: ClassAndSubject) {
  return (await selectHeading(db, key))[0];
}

const selectStudents = compileOnce((db, { classId }: { classId: number }) =>
  db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select([
      'user.id as user_id',
      'user.name as student_name',
      'user.nickname_eng as student_name_eng',
      'class_student.class_number',
    ])
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('user.id'),
);

/** The students of a class by number. */
export function listStudents(db: Db, classId: number) {
  return selectStudents(db, { classId });
}

const selectExceptions = compileOnce((db, { ids }: { ids: readonly number[] }) =>
  db
    .selectFrom('courseware_exception as exception')
    .select(exceptionColumns)
    .select(['exception.courseware_id', 'exception.user_id'])
    .where('exception.courseware_id', 'in', ids),
);

/** The exceptions of the coursewares, also of students who have not begun. */
export async function listExceptions(db: Db, ids: readonly number[]) {
  const rows = await selectExceptions(db, { ids });
  return rows.map(({ courseware_id, user_id, ...columns }) => ({
    courseware_id,
    user_id,
    exception: toException(columns),
  }));
}
