import type { Db } from '#server/database/database.ts';

/** Queries of things that belong to a person: sessions, activities, teachings. */

export async function countSessions(db: Db, userId: number, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .where('superseded_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Number of the person's activities that are not deleted. */
export async function countActivities(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** The person's teachings with the number of units, latest term first. */
export function listTeachings(db: Db, userId: number) {
  return db
    .selectFrom('teaching')
    .innerJoin('class', 'class.id', 'teaching.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .innerJoin('subject', 'subject.id', 'teaching.subject_id')
    .select((eb) => [
      'class.id as class_id',
      'class.name as class_name',
      'calendar.name as calendar_name',
      'subject.id as subject_id',
      'subject.name as subject_name',
      'subject.name_eng as subject_name_eng',
      'teaching.ends_at',
      eb
        .selectFrom('unit')
        .select((unit) => unit.fn.countAll<number>().as('count'))
        .whereRef('unit.class_id', '=', 'teaching.class_id')
        .whereRef('unit.subject_id', '=', 'teaching.subject_id')
        .$castTo<number>()
        .as('unit_count'),
    ])
    .where('teaching.user_id', '=', userId)
    .orderBy('calendar.starts_at', 'desc')
    .orderBy('class.name')
    .orderBy('subject.position')
    .execute();
}
