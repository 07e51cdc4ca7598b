import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { isPastTerm } from '#server/database/past-term.ts';

/** Queries of the facts that the policy depends on. */

const selectTeaching = compileOnce(
  (db, { userId, classId, subjectId }: { userId: number; classId: number; subjectId: number }) =>
    db
      .selectFrom('teaching')
      .select('user_id')
      .where('user_id', '=', userId)
      .where('class_id', '=', classId)
      .where('subject_id', '=', subjectId),
);

export async function hasTeaching(
  db: Db,
  userId: number,
  classId: number,
  subjectId: number,
): Promise<boolean> {
  return (await selectTeaching(db, { userId, classId, subjectId })).length > 0;
}

export async function teachesClass(db: Db, userId: number, classId: number): Promise<boolean> {
  const row = await db
    .selectFrom('teaching')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('class_id', '=', classId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const selectTaughtSubjects = compileOnce((db, { userId }: { userId: number }) =>
  db
    .selectFrom('teaching')
    .innerJoin('class', 'class.id', 'teaching.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select('teaching.subject_id')
    .distinct()
    .where('teaching.user_id', '=', userId)
    .where((eb) => eb.not(isPastTerm)),
);

/** The subjects that the person teaches in the current term or a later one. */
export async function listTaughtSubjects(db: Db, userId: number): Promise<number[]> {
  return (await selectTaughtSubjects(db, { userId })).map(({ subject_id }) => subject_id);
}

export async function teachesSubject(db: Db, userId: number, subjectId: number): Promise<boolean> {
  return (await listTaughtSubjects(db, userId)).includes(subjectId);
}

/** Whether the teacher may see a courseware of the activity. */
export async function seesCoursewareOf(db: Db, userId: number, activityId: number): Promise<boolean> {
  const row = await db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .innerJoin('teaching', (join) =>
      join
        .onRef('teaching.class_id', '=', 'unit.class_id')
        .onRef('teaching.subject_id', '=', 'unit.subject_id')
        .on('teaching.user_id', '=', userId),
    )
    .select('courseware.id')
    .where('courseware.activity_id', '=', activityId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const selectMember = compileOnce((db, { userId, classId }: { userId: number; classId: number }) =>
  db
    .selectFrom('class_student')
    .select('user_id')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId),
);

export async function isClassMember(db: Db, userId: number, classId: number): Promise<boolean> {
  return (await selectMember(db, { userId, classId })).length > 0;
}

const selectCoursewareStudent = compileOnce(
  (db, { userId, coursewareId }: { userId: number; coursewareId: number }) =>
    db
      .selectFrom('courseware')
      .innerJoin('unit', 'unit.id', 'courseware.unit_id')
      .innerJoin('class_student', 'class_student.class_id', 'unit.class_id')
      .select('class_student.user_id')
      .where('courseware.id', '=', coursewareId)
      .where('class_student.user_id', '=', userId),
);

/** Whether the person is a student of the courseware's class now. */
export async function isStudentOfCourseware(db: Db, userId: number, coursewareId: number): Promise<boolean> {
  return (await selectCoursewareStudent(db, { userId, coursewareId })).length > 0;
}

/** Whether the person has uploaded a public file with these bytes; `media` = `<sha256>.<ext>`. */
export async function ownsFileOf(db: Db, userId: number, media: string): Promise<boolean> {
  const row = await db
    .selectFrom('file')
    .select('id')
    .where('sha256', '=', media.slice(0, 64))
    .where('extension', '=', media.slice(64))
    .where('owner_id', '=', userId)
    .where('is_private', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const selectUnit = compileOnce((db, { id }: { id: number }) =>
  db.selectFrom('unit').selectAll().where('id', '=', id),
);

export async function findUnit(db: Db, id: number) {
  return (await selectUnit(db, { id }))[0];
}
