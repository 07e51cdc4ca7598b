import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';

/** Queries of holidays. */

/** Lists the holidays of all terms, earliest first. */
export function listHolidays(db: Db): Promise<Row<'calendar_holiday'>[]> {
  return db.selectFrom('calendar_holiday').selectAll().orderBy('starts_at').orderBy('id').execute();
}

/** Adds a holiday and returns its id. */
export async function insertHoliday(
  db: Db,
  holiday: Omit<NewRow<'calendar_holiday'>, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('calendar_holiday')
    .values(holiday)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The deleted holiday; undefined if there was none. */
export function deleteHoliday(db: Db, id: number): Promise<Row<'calendar_holiday'> | undefined> {
  return db.deleteFrom('calendar_holiday').where('id', '=', id).returningAll().executeTakeFirst();
}
