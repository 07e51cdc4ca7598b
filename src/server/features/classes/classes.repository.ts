import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the classes of a calendar by name. */

/** All classes of a calendar, ordered by grade and name. */
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

/** The id of the calendar's class with this name. */
export async function findClassByName(db: Db, calendarId: number, name: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('class')
    .select('id')
    .where('calendar_id', '=', calendarId)
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.id;
}
