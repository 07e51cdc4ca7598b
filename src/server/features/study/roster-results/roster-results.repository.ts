import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import { isOrWasOpen } from '#server/features/study/class-work/study.repository.ts';

/** Queries of the export of marks. */

export function findTerm(db: Db, id: number): Promise<Row<'calendar'> | undefined> {
  return db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The classes of a term by grade and name. */
export function listClasses(db: Db, calendarId: number) {
  return db
    .selectFrom('class')
    .select(['id', 'name', 'source_id'])
    .where('calendar_id', '=', calendarId)
    .orderBy('grade')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** How many students the classes have, and how many of these have no id of a list of people. */
export function countStudents(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select((eb) => [
      eb.fn.count<number>('user.id').distinct().as('total'),
      eb.fn.count<number>('user.id').distinct().filterWhere('user.source_id', 'is', null).as('without_id'),
    ])
    .where('class_student.class_id', 'in', classIds)
    .executeTakeFirstOrThrow();
}

/** The mark books of the classes that have activities, with their numbers of activities and of those held back. */
export function countActivities(db: Db, classIds: readonly number[], now: number) {
  return db
    .selectFrom('unit')
    .innerJoin('courseware', 'courseware.unit_id', 'unit.id')
    .innerJoin('activity_revision as revision', 'revision.id', 'courseware.revision_id')
    .select((eb) => [
      'unit.class_id',
      'unit.subject_id',
      eb.fn.countAll<number>().as('total'),
      eb.fn
        .countAll<number>()
        .filterWhere((held) =>
          held.and([held('courseware.marks_held', '=', 1), held('courseware.marks_released_at', 'is', null)]),
        )
        .as('held'),
    ])
    .where('unit.class_id', 'in', classIds)
    .where('revision.question_count', '>', 0)
    .where(isOrWasOpen(now))
    .groupBy(['unit.class_id', 'unit.subject_id'])
    .execute();
}

/** The mark books of the classes that have work on paper. */
export function countPaperWorks(db: Db, classIds: readonly number[]) {
  return db
    .selectFrom('paper_work')
    .select((eb) => ['class_id', 'subject_id', eb.fn.countAll<number>().as('total')])
    .where('class_id', 'in', classIds)
    .groupBy(['class_id', 'subject_id'])
    .execute();
}

export async function listSubjectNames(db: Db): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('subject').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The students of a class by number, with their ids of a list of people. */
export function listStudents(db: Db, classId: number) {
  return db
    .selectFrom('class_student')
    .innerJoin('user', 'user.id', 'class_student.user_id')
    .select(['user.id', 'user.source_id'])
    .where('class_student.class_id', '=', classId)
    .orderBy('class_student.class_number')
    .orderBy('user.id')
    .execute();
}
