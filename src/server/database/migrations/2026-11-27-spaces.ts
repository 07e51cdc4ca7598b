import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Spaces of items with their changes, and what teachers switch in a courseware. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  const required = (column: ColumnDefinitionBuilder) => column.notNull();
  const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  const ofSpace = (column: ColumnDefinitionBuilder) =>
    column.notNull().references('space.id').onDelete('cascade');
  const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references('user.id');

  await db.schema
    .createTable('space')
    .addColumn('id', idType, idColumn)
    .addColumn('courseware_id', 'integer', (column) =>
      column.notNull().references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('attempt_id', 'integer', (column) => column.references('attempt.id').onDelete('cascade'))
    .addColumn('name', 'text', required)
    .addColumn('epoch', 'integer', counter)
    .addColumn('last_change', 'integer', counter)
    .addColumn('packed_change', 'integer', counter)
    .addColumn('item_count', 'integer', counter)
    .addColumn('bytes', 'integer', counter)
    .execute();
  await db.schema
    .createIndex('space_attempt_index')
    .unique()
    .on('space')
    .columns(['attempt_id', 'name'])
    .where(sql<boolean>`attempt_id is not null`)
    .execute();
  await db.schema
    .createIndex('space_courseware_index')
    .unique()
    .on('space')
    .columns(['courseware_id', 'name'])
    .where(sql<boolean>`attempt_id is null`)
    .execute();
  // Removing a courseware for good must not look through all spaces.
  await db.schema.createIndex('space_of_courseware_index').on('space').columns(['courseware_id']).execute();

  await db.schema
    .createTable('space_item')
    .addColumn('space_id', 'integer', ofSpace)
    .addColumn('item', 'text', required)
    .addColumn('author_id', 'integer', ofUser)
    .addColumn('first_change', 'integer', required)
    .addColumn('question_id', 'text', required)
    .addColumn('is_erased', 'integer', counter)
    .addColumn('heads', 'text', required)
    .addPrimaryKeyConstraint('space_item_pk', ['space_id', 'item'])
    .execute();
  await db.schema
    .createIndex('space_item_author_index')
    .on('space_item')
    .columns(['space_id', 'author_id'])
    .execute();

  await db.schema
    .createTable('space_change')
    .addColumn('space_id', 'integer', ofSpace)
    .addColumn('change', 'integer', required)
    .addColumn('item', 'text', required)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('by_teacher', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('seq', 'integer', required)
    .addColumn('value', 'text', required)
    .addColumn('at', timeType, required)
    .addPrimaryKeyConstraint('space_change_pk', ['space_id', 'change'])
    .execute();

  await db.schema
    .createTable('space_pack')
    .addColumn('space_id', 'integer', ofSpace)
    .addColumn('first_change', 'integer', required)
    .addColumn('last_change', 'integer', required)
    .addColumn('content', 'text', required)
    .addPrimaryKeyConstraint('space_pack_pk', ['space_id', 'last_change'])
    .execute();

  await db.schema.alterTable('courseware_record').addColumn('control', 'text').execute();
  await db.schema.alterTable('courseware_record').addColumn('control_version', 'integer', counter).execute();
  // A view keeps the columns that its table had when it was made.
  await db.schema.dropView('courseware').execute();
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);
}
