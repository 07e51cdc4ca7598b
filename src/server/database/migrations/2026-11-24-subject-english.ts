import type { Kysely } from 'kysely';

/** Gives subjects an English name, empty where the school has given none. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('subject')
    .addColumn('name_eng', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
}
