import type { Kysely } from 'kysely';

/** A session knows its browser, so that people recognise where they are signed in. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('session')
    .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
