import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';

/** Queries of the numbers of people and units in classes. */

const studentCount = sql<number>`(select count(*) from class_student where class_id = class.id)`;
const teacherCount = sql<number>`(select count(distinct user_id) from teaching where class_id = class.id)`;
const unitCount = sql<number>`(select count(*) from unit where unit.class_id = class.id)`;

/** Numbers of students, teachers and units of each class. */
export function countInClasses(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('class')
    .select([
      'id',
      studentCount.as('student_count'),
      teacherCount.as('teacher_count'),
      unitCount.as('unit_count'),
    ])
    .where('id', 'in', ids)
    .execute();
}

/** One class with its term and the numbers of its students and units. */
export function findClass(db: Db, id: number) {
  return db
    .selectFrom('class')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select(['class.id', 'class.name', 'class.grade', 'class.calendar_id', 'calendar.name as calendar_name'])
    .select([studentCount.as('student_count'), unitCount.as('unit_count')])
    .where('class.id', '=', id)
    .executeTakeFirst();
}
