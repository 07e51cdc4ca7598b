import type { Kysely } from 'kysely';

/** Counts the changes of each attempt and its answers, so that a grid is read again only where it changed. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('attempt')
    .addColumn('change_number', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
