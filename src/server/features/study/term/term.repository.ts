import type { Db } from '#server/database/database.ts';

/** The name of the term that a class belongs to. */
export async function findTermName(db: Db, classId: number): Promise<string> {
  const row = await db
    .selectFrom('class')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select('calendar.name')
    .where('class.id', '=', classId)
    .executeTakeFirst();
  return row?.name ?? '';
}
