import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of classes as administrators see them. */

const studentCount = sql<number>`(select count(*) from class_student where class_id = class.id)`;
const teacherCount = sql<number>`(select count(distinct user_id) from teaching where class_id = class.id)`;
const unitCount = sql<number>`(select count(*) from unit where unit.class_id = class.id)`;

/** All classes of a term by grade and name, without counts. */
export function listClassNames(
  db: Db,
  calendarId: number,
): Promise<Pick<Row<'class'>, 'id' | 'name' | 'grade'>[]> {
  return db
    .selectFrom('class')
    .select(['id', 'name', 'grade'])
    .where('calendar_id', '=', calendarId)
    .orderBy('grade')
    .orderBy('name')
    .orderBy('id')
    .execute();
}

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

/** The id of the term's class with this name. */
export async function findClassNamed(db: Db, calendarId: number, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('class')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id;
}

export async function insertClass(
  db: Db,
  row: Pick<NewRow<'class'>, 'calendar_id' | 'name' | 'grade'>,
): Promise<number> {
  const { id } = await db.insertInto('class').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateClass(
  db: Db,
  id: number,
  change: Pick<Row<'class'>, 'name' | 'grade'>,
): Promise<void> {
  await db.updateTable('class').set(change).where('id', '=', id).execute();
}

const studentTables = ['class_student', 'former_class_student'] as const;

/** Deletes the class with its teachings; false if it has or had students, or has units, deleted ones included. */
export async function deleteEmptyClass(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('class')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.or([
          ...studentTables.map((table) =>
            eb.exists(eb.selectFrom(table).select('class_id').whereRef('class_id', '=', 'class.id')),
          ),
          eb.exists(
            eb.selectFrom('unit_record').select('unit_record.id').whereRef('class_id', '=', 'class.id'),
          ),
        ]),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
