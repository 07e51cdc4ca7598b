import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { isPastTerm, pastBit } from '#server/database/past-term.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Queries of terms and their holidays. */

type Tx = Transaction<Schema>;

const classCount = sql<number>`(select count(*) from class where class.calendar_id = calendar.id)`;
const unitCount = sql<number>`(
  select count(*) from class join unit on unit.class_id = class.id where class.calendar_id = calendar.id
)`;

/** Latest first, with their numbers of classes and units. */
export function listTerms(db: Db) {
  return db
    .selectFrom('calendar')
    .selectAll('calendar')
    .select([pastBit.as('is_past'), classCount.as('class_count'), unitCount.as('unit_count')])
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function findTerm(db: Db, id: number): Promise<Row<'calendar'> | undefined> {
  return db.selectFrom('calendar').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Locks all terms until the transaction ends, so that no two of them can be made to overlap. */
export async function lockTerms(tx: Tx): Promise<Row<'calendar'>[]> {
  await tx
    .updateTable('calendar')
    .set((eb) => ({ name: eb.ref('name') }))
    .execute();
  // Read after locking: the locking statement itself does not return a term that was added while it waited.
  return listDates(tx);
}

export function listDates(db: Db): Promise<Row<'calendar'>[]> {
  return db.selectFrom('calendar').selectAll().execute();
}

type Term = Pick<Row<'calendar'>, 'name' | 'starts_at' | 'ends_at'>;

/** The new term is not current; `updateCurrentTerm` decides that. */
export async function insertTerm(db: Db, term: Term): Promise<number> {
  const row = { ...term, is_current: 0 };
  const { id } = await db.insertInto('calendar').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateTerm(db: Db, id: number, term: Term): Promise<void> {
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
  const isThis = sql<number>`case when id = ${id} then 1 else 0 end`;
  const { numUpdatedRows } = await db
    .updateTable('calendar')
    .set({ is_current: isThis })
    .where('is_current', '<>', isThis)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of all terms, earliest first. */
export function listHolidays(db: Db): Promise<Row<'calendar_holiday'>[]> {
  return db.selectFrom('calendar_holiday').selectAll().orderBy('starts_at').orderBy('id').execute();
}

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

type Ended = Pick<Row<'attempt'>, 'id' | 'deadline_at'>;

/** Ends the deadlines of attempts in progress whose term is over, for the sweep of overdue attempts. */
export function endAttemptsOfPastTerms(db: Db, now: number): Promise<Ended[]> {
  return (
    db
      .updateTable('attempt')
      .set((eb) => ({ deadline_at: now, change_number: eb('change_number', '+', 1) }))
      // A literal instead of a parameter, because the databases use the partial index of open attempts only then.
      .where('state', '=', sql.lit('in_progress'))
      .where((eb) => eb.or([eb('deadline_at', 'is', null), eb('deadline_at', '>', now)]))
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('courseware_record')
            .innerJoin('unit_record', 'unit_record.id', 'courseware_record.unit_id')
            .innerJoin('calendar', 'calendar.id', 'unit_record.calendar_id')
            .whereRef('courseware_record.id', '=', 'attempt.courseware_id')
            .where(isPastTerm)
            .select('calendar.id'),
        ),
      )
      .returning(['id', 'deadline_at'])
      .execute()
  );
}
