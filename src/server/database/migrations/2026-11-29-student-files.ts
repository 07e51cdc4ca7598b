import type { Kysely } from 'kysely';

/** What students hand in belongs to a question of their attempt, and the answer to it says which files count. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['file', 'upload']) {
    await db.schema.alterTable(table).addColumn('question_id', 'text').execute();
  }
  await db.schema
    .alterTable('answer')
    .addColumn('files', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
