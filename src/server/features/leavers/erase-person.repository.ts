import { sql, type Transaction } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Queries that erase what the school keeps of a person, apart from work. */

type Tx = Transaction<Schema>;

/** Locks a person who is no guest until the transaction ends; undefined if there is none. */
export function lockPerson(tx: Tx, id: number): Promise<Row<'user'> | undefined> {
  return tx
    .updateTable('user')
    .set((eb) => ({ is_active: eb.ref('is_active') }))
    .where('id', '=', id)
    .where('guest_courseware_id', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

/** Counts the person's work. */
export async function countTraces(db: Db, id: number) {
  const of = async (table: 'attempt_member' | 'file' | 'space_item', column: string) => {
    const row = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where(sql.ref(`${table}.${column}`), '=', id)
      .executeTakeFirstOrThrow();
    return row.count;
  };
  return {
    attempts: await of('attempt_member', 'user_id'),
    files: await of('file', 'owner_id'),
    items: await of('space_item', 'author_id'),
  };
}
