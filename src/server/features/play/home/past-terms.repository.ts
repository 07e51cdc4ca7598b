import type { Db } from '#server/database/database.ts';
import { isPastTerm } from '#server/database/past-term.ts';

/** Past terms in which the person is a student of a class, latest first. */
export function listPastTerms(db: Db, userId: number): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('class_student')
    .innerJoin('class', 'class.id', 'class_student.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select(['calendar.id', 'calendar.name'])
    .where('class_student.user_id', '=', userId)
    .where(isPastTerm)
    .groupBy(['calendar.id', 'calendar.name', 'calendar.starts_at'])
    .orderBy('calendar.starts_at', 'desc')
    .execute();
}
