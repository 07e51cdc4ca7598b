import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Links to reports of single students for their parents. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('report_link')
    .addColumn('id', idType, idColumn)
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) => column.references('subject.id').onDelete('cascade'))
    .addColumn('created_by', 'integer', (column) =>
      column.notNull().references('user.id').onDelete('cascade'),
    )
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType, (column) => column.notNull())
    .addColumn('ends_at', timeType, (column) => column.notNull())
    .addColumn('revoked_at', timeType)
    .addColumn('opened_at', timeType)
    .addColumn('opened_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Each is looked up when its person, class or subject is removed.
  await db.schema
    .createIndex('report_link_user')
    .on('report_link')
    .columns(['user_id', 'class_id'])
    .execute();
  await db.schema.createIndex('report_link_class').on('report_link').column('class_id').execute();
  await db.schema.createIndex('report_link_subject').on('report_link').column('subject_id').execute();
  await db.schema.createIndex('report_link_creator').on('report_link').column('created_by').execute();
}
