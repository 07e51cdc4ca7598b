import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** What was taken out of the library, to come back as it was. Frozen. */

const required = (column: ColumnDefinitionBuilder) => column.notNull();

export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('withdrawn_resource')
    .addColumn('activity_id', 'integer', (column) =>
      column.notNull().primaryKey().references('activity.id').onDelete('cascade'),
    )
    .addColumn('resource_id', 'integer', required)
    .addColumn('revision_id', 'integer', (column) =>
      column.notNull().references('activity_revision.id').onDelete('cascade'),
    )
    .addColumn('subject_id', 'integer')
    .addColumn('grade', 'integer')
    .addColumn('difficulty', 'text')
    .addColumn('copy_count', 'integer', required)
    .addColumn('likes', 'text', required)
    .addColumn('shared_at', timeType, required)
    .addColumn('updated_at', timeType, required)
    .execute();
  await db.schema
    .createIndex('withdrawn_resource_revision_index')
    .on('withdrawn_resource')
    .columns(['revision_id'])
    .execute();
}
