import type { Kysely } from 'kysely';

/** A student's file may be for a space; then it belongs to the item that named it. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['file', 'upload']) {
    await db.schema.alterTable(table).addColumn('space', 'text').execute();
  }
  await db.schema.alterTable('file').addColumn('item', 'text').execute();
}
