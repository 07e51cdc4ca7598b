import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import { pastTermBit } from '#server/database/past-term.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that read terms. */

type Tx = Transaction<Schema>;

const classCountSql = sql<number>`(select count(*) from class where class.calendar_id = calendar.id)`;
const unitCountSql = sql<number>`(
  select count(*) from class join unit on unit.class_id = class.id where class.calendar_id = calendar.id
)`;

/** Lists terms with the numbers of their classes and units, latest first. */
export function listTerms(db: Db) {
  return db
    .selectFrom('calendar')
    .selectAll('calendar')
    .select([pastTermBit.as('is_past'), classCountSql.as('class_count'), unitCountSql.as('unit_count')])
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** The term; undefined if there is none. */
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
  return listAllTerms(tx);
}

/** Lists all terms, in no order. */
export function listAllTerms(db: Db): Promise<Row<'calendar'>[]> {
  return db.selectFrom('calendar').selectAll().execute();
}
