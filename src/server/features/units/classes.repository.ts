import type { Actor } from '#server/auth/actor.ts';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { selectVisibleUnits, viewerIdOf } from '#server/policy/visible-units.repository.ts';

/** Queries of a person's classes and subjects in a term. */

export function findClass(db: Db, id: number) {
  return db.selectFrom('class').selectAll().where('id', '=', id).executeTakeFirst();
}

type TaughtFilter = { viewerId: number | undefined; calendarId: number; classId: number | undefined };

const selectTaught = compileOnce((db, { viewerId, calendarId, classId }: TaughtFilter) =>
  db
    .selectFrom('class')
    .innerJoin('teaching', 'teaching.class_id', 'class.id')
    .innerJoin('subject', 'subject.id', 'teaching.subject_id')
    .select([
      'class.id as class_id',
      'class.name as class_name',
      'class.grade',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'subject.colour as subject_colour',
      'subject.position as subject_position',
    ])
    .distinct()
    .where('class.calendar_id', '=', calendarId)
    .$if(classId !== undefined, (query) => query.where('class.id', '=', Number(classId)))
    .$if(viewerId !== undefined, (query) => query.where('teaching.user_id', '=', Number(viewerId)))
    .orderBy('class.grade')
    .orderBy('class.name')
    .orderBy('class.id')
    .orderBy('subject.position')
    .orderBy('subject.id'),
);

/** The classes and subjects that the person teaches in a term; for administrators all. */
export function listTaughtClasses(
  db: Db,
  actor: Actor,
  { calendarId, classId }: { calendarId: number; classId?: number },
) {
  return selectTaught(db, { viewerId: viewerIdOf(actor), calendarId, classId });
}

const selectStudentCounts = compileOnce((db, { classIds }: { classIds: readonly number[] }) =>
  db
    .selectFrom('class_student')
    .select((eb) => ['class_id', eb.fn.countAll<number>().as('count')])
    .where('class_id', 'in', classIds)
    .groupBy('class_id'),
);

/** Number of students by class id, without empty classes. */
export async function countStudents(db: Db, classIds: readonly number[]): Promise<Map<number, number>> {
  if (classIds.length === 0) return new Map();
  const rows = await selectStudentCounts(db, { classIds });
  return new Map(rows.map(({ class_id, count }) => [class_id, count]));
}

const selectUnitCounts = compileOnce((db, scope: { viewerId: number | undefined; calendarId: number }) =>
  selectVisibleUnits(db, scope)
    .select((eb) => ['unit.class_id', eb.fn.countAll<number>().as('count')])
    .groupBy('unit.class_id'),
);

/** Number of units that the person may see, by class id, without classes that have none. */
export async function countUnits(db: Db, actor: Actor, calendarId: number): Promise<Map<number, number>> {
  const rows = await selectUnitCounts(db, { viewerId: viewerIdOf(actor), calendarId });
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
