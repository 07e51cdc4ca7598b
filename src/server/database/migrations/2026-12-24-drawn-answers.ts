import type { Kysely } from 'kysely';

/** Answers count the items that are drawn for them, and a reopening keeps where the spaces stood. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['item_count', 'item_changes'])
    await db.schema
      .alterTable('answer')
      .addColumn(column, 'integer', (definition) => definition.notNull().defaultTo(0))
      .execute();
  await db.schema
    .alterTable('attempt_reopening')
    .addColumn('spaces', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute();
}
