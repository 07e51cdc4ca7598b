import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries for erasing a person, apart from the person's work. */

type Tx = Transaction<Schema>;

/** Locks a person until the transaction ends; undefined if there is none. Guests are not found. */
export function lockPerson(tx: Tx, id: number): Promise<Row<'user'> | undefined> {
  return tx
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', '=', id)
    .where('guest_courseware_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Counts the person's attempts, files and entries in spaces. */
export async function countPersonWork(db: Db, id: number) {
  const countRows = async (table: 'attempt_member' | 'space_item', column: string) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql.ref(`${table}.${column}`), '=', id)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  const files = await db
    .selectFrom('file')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', id)
    .where('page_of', 'is', null)
    .executeTakeFirstOrThrow();
  return {
    attempts: await countRows('attempt_member', 'user_id'),
    files: files.count,
    items: await countRows('space_item', 'author_id'),
  };
}
