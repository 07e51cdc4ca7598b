import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * Who changed which mark, person or right, from what, to what and when. An entry outlives the things it names, so only
 * its actor is a reference. Frozen.
 */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  await db.schema
    .createTable('audit_entry')
    .addColumn('id', idType, idColumn)
    .addColumn('at', timeType, required)
    .addColumn('actor_id', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('action', 'text', required)
    .addColumn('subject_kind', 'text', required)
    .addColumn('subject_id', 'integer', required)
    .addColumn('courseware_id', 'integer')
    .addColumn('class_id', 'integer')
    .addColumn('user_id', 'integer')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema
    .createIndex('audit_entry_subject_index')
    .on('audit_entry')
    .columns(['subject_kind', 'subject_id', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_entry_courseware_index')
    .on('audit_entry')
    .columns(['courseware_id', 'id'])
    .execute();
  await db.schema
    .createIndex('audit_entry_user_index')
    .on('audit_entry')
    .columns(['user_id', 'id'])
    .execute();
}
