import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** What became of files of activities that were taken in. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('activity_import')
    .addColumn('file_id', 'integer', (column) => column.primaryKey())
    .addColumn('owner_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('activity_id', 'integer', (column) =>
      column.notNull().references('activity.id').onDelete('cascade'),
    )
    .addColumn('left_out', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType, (column) => column.notNull())
    .execute();
  // Both are looked up when a person or an activity is removed.
  await db.schema.createIndex('activity_import_owner').on('activity_import').column('owner_id').execute();
  await db.schema
    .createIndex('activity_import_activity')
    .on('activity_import')
    .column('activity_id')
    .execute();
}
