import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

const indexes: Readonly<Record<string, readonly string[]>> = {
  unit_record: ['subject_id'],
  teaching: ['subject_id'],
  user: ['user_group', 'is_active', 'name'],
};

/** New terms made from the one before, and indexes for lists of administrators. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('roll_over')
    .addColumn('id', idType, idColumn)
    .addColumn('from_calendar_id', 'integer', required)
    .addColumn('calendar_id', 'integer', required)
    .addColumn('made_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('made_at', timeType, required)
    .addColumn('undone_at', timeType)
    .addColumn('class_ids', 'text', required)
    .addColumn('counts', 'text', required)
    .execute();
  await db.schema
    .createTable('roll_over_code')
    .addColumn('courseware_id', 'integer', (column) => column.primaryKey())
    .addColumn('join_code', 'text', (column) => column.notNull().unique())
    .execute();
  for (const [table, columns] of Object.entries(indexes))
    await db.schema
      .createIndex(`${table}_${columns[0]}_only_index`)
      .on(table)
      .columns([...columns])
      .execute();
}
