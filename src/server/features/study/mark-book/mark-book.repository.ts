import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { exceptionColumns, toException } from '#server/features/attempts/rules/effective-rules.ts';

/** Queries of the mark book of a class and subject. */

type ClassAndSubject = { class_id: number; subject_id: number };

const selectHeading = compileOnce((db, { class_id, subject_id }: ClassAndSubject) =>
  db
    .selectFrom('class')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .innerJoin('subject', (join) => join.on('subject.id', '=', subject_id))
    .select([
      'calendar.name as calendar_name',
      'class.name as class_name',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
    ])
    .where('class.id', '=', class_id),
);

export async function findHeading(db: Db, key: ClassAndSubject) {
  return (await selectHeading(db, key))[0];
}

const selectStudents = compileOnce((db, { class_id, subject_id }: ClassAndSubject) =>
  db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .leftJoin('final_mark as final', (join) =>
      join
        .onRef('final.user_id', '=', 'user.id')
        .onRef('final.class_id', '=', 'class_student.class_id')
        .on('final.subject_id', '=', subject_id),
    )
    .leftJoin('user as teacher', 'teacher.id', 'final.changed_by')
    .select([
      'user.id as user_id',
      'user.name as student_name',
      'user.nickname_eng as student_name_eng',
      'class_student.class_number',
      'final.share',
      'final.computed_share',
      'final.reason',
      'final.changed_at',
      'teacher.name',
      'teacher.nickname',
      'teacher.nickname_eng',
    ])
    .where('class_student.class_id', '=', class_id)
    .orderBy('class_student.class_number')
    .orderBy('user.id'),
);

/** The students of a class by number, with their final marks in the subject and the teachers who set them. */
export async function listStudents(db: Db, { class_id, subject_id }: ClassAndSubject) {
  const rows = await selectStudents(db, { class_id, subject_id });
  return rows.map(({ user_id, student_name, student_name_eng, class_number, ...final }) => ({
    student: { user_id, student_name, student_name_eng, class_number },
    /** All null without a final mark. */
    final,
  }));
}

export type FinalColumns = Awaited<ReturnType<typeof listStudents>>[number]['final'];

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
