import type { Db } from '#server/database/database.ts';
import { pastTermBit } from '#server/database/past-term.ts';

/** Queries of the term of a class, and of the subjects that it has. */

/** The term that a class belongs to; undefined if there is no such class. */
export async function findTerm(db: Db, classId: number) {
  const row = await db
    .selectFrom('class')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select(['class.name as class_name', 'calendar.name as calendar_name', pastTermBit.as('is_past')])
    .where('class.id', '=', classId)
    .executeTakeFirst();
  return row && { ...row, is_past: row.is_past === 1 };
}

const subjectColumns = [
  'subject.id as subject_id',
  'subject.name as subject_name',
  'subject.name_eng as subject_name_eng',
  'subject.colour as subject_colour',
] as const;

/** The subjects in which a class has units; with `teacherId` only those that this person teaches it. */
export function listSubjects(db: Db, classId: number, teacherId?: number) {
  return db
    .selectFrom('subject')
    .select(subjectColumns)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('unit')
          .select('unit.id')
          .where('unit.class_id', '=', classId)
          .whereRef('unit.subject_id', '=', 'subject.id'),
      ),
    )
    .$if(teacherId !== undefined, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('teaching')
            .select('teaching.user_id')
            .where('teaching.class_id', '=', classId)
            .whereRef('teaching.subject_id', '=', 'subject.id')
            .where('teaching.user_id', '=', Number(teacherId)),
        ),
      ),
    )
    .orderBy('subject.position')
    .orderBy('subject.id')
    .execute();
}

/** The student's classes of the current term. */
export function listCurrentClasses(db: Db, userId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('class', 'class.id', 'class_student.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select(['class.id as class_id', 'class.name as class_name', 'calendar.name as calendar_name'])
    .where('class_student.user_id', '=', userId)
    .where('calendar.is_current', '=', 1)
    .orderBy('class.id')
    .execute();
}
