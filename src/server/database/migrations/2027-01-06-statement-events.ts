import type { Kysely } from 'kysely';

/** A row is an event, of which several statements are made; rows so far are one statement each. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('statement')
    .addColumn('statement_count', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
