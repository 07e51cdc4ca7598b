import { sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';

/** Queries that make, change and delete terms. */

type TermColumns = Pick<Row<'calendar'>, 'name' | 'starts_at' | 'ends_at'>;

/** The new term is not current; `updateCurrentTerm` decides that. */
export async function insertTerm(db: Db, term: TermColumns): Promise<number> {
  const row = { ...term, is_current: 0 };
  const { id } = await db.insertInto('calendar').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Changes name and dates of a term. */
export async function updateTerm(db: Db, id: number, term: TermColumns): Promise<void> {
  await db.updateTable('calendar').set(term).where('id', '=', id).execute();
}

/** Deletes the term with its holidays; false if it has classes. */
export async function deleteEmptyTerm(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('calendar')
    .where('id', '=', id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('class').select('class.id').whereRef('class.calendar_id', '=', 'calendar.id'),
        ),
      ),
    )
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Makes this term current; true if another one was current before. */
export async function setCurrentTerm(db: Db, id: number): Promise<boolean> {
  const isCurrentBit = sql<number>`case when id = ${id} then 1 else 0 end`;
  const { numUpdatedRows } = await db
    .updateTable('calendar')
    .set({ is_current: isCurrentBit })
    .where('is_current', '<>', isCurrentBit)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
