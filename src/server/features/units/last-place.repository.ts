import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries of the class and subject that a teacher used last. */

export function findLastPlace(db: Db, userId: number) {
  return db
    .selectFrom('last_place')
    .innerJoin('class', 'class.id', 'last_place.class_id')
    .innerJoin('calendar', 'calendar.id', 'class.calendar_id')
    .select(['class.calendar_id', 'last_place.class_id', 'last_place.subject_id'])
    .where('last_place.user_id', '=', userId)
    .where('calendar.is_current', '=', 1)
    .executeTakeFirst();
}

export async function storeLastPlace(db: Db, row: Row<'last_place'>): Promise<void> {
  const { class_id, subject_id } = row;
  await db
    .insertInto('last_place')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ class_id, subject_id }))
    .execute();
}
