import type { Kysely } from 'kysely';

/** What each teacher chose when placing or setting a courseware last. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('last_placing')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('unit_id', 'integer', (column) => column.references('unit_record.id').onDelete('set null'))
    .addColumn('settings', 'text')
    .execute();
  // Removing a unit for good must not look through everybody.
  await db.schema.createIndex('last_placing_unit_index').on('last_placing').columns(['unit_id']).execute();
}
