import type { Kysely } from 'kysely';

/** A draft knows which editor saved it last, so that an editor whose reply was lost can go on. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('activity').addColumn('draft_editor', 'text').execute();
  await db.schema
    .alterTable('activity')
    .addColumn('draft_edit', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
}
