import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
const ofUser = (column: ColumnDefinitionBuilder) => column.notNull().references('user.id');
const ofClass = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('class.id').onDelete('cascade');
const ofSet = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('group_set_record.id').onDelete('cascade');

/** Ways of splitting a class into groups, their history, and pairs of students to keep apart or together. Frozen. */
export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  await createSets(db, parts);
  await createGroups(db, parts);
  await createArrangements(db, parts);
  await db.schema
    .createTable('group_pair')
    .addColumn('class_id', 'integer', ofClass)
    .addColumn('first_id', 'integer', ofUser)
    .addColumn('second_id', 'integer', ofUser)
    .addColumn('kind', 'text', required)
    .addPrimaryKeyConstraint('group_pair_pk', ['class_id', 'first_id', 'second_id'])
    .execute();
}

async function createSets(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('group_set_record')
    .addColumn('id', idType, idColumn)
    .addColumn('class_id', 'integer', ofClass)
    .addColumn('name', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('is_locked', 'integer', counter)
    .addColumn('version', 'integer', counter)
    .addColumn('created_by', 'integer', ofUser)
    .addColumn('created_at', timeType, required)
    .addColumn('deleted_at', timeType)
    .addColumn('deleted_by', 'integer')
    .execute();
  await db.schema
    .createIndex('group_set_record_place_unique')
    .on('group_set_record')
    .columns(['class_id', 'position'])
    .unique()
    .where(sql<boolean>`deleted_at is null`)
    .execute();
  await db.schema
    .createIndex('group_set_record_deleted_index')
    .on('group_set_record')
    .columns(['class_id', 'deleted_at'])
    .where(sql<boolean>`deleted_at is not null`)
    .execute();
  await sql`create view group_set as select * from group_set_record where deleted_at is null`.execute(db);
}

async function createGroups(db: Kysely<unknown>, { idType, idColumn }: DialectParts): Promise<void> {
  await db.schema
    .createTable('student_group')
    .addColumn('id', idType, idColumn)
    .addColumn('group_set_id', 'integer', ofSet)
    .addColumn('name', 'text', required)
    .addColumn('position', 'integer', required)
    .addColumn('leader_id', 'integer', (column) => column.references('user.id'))
    .addColumn('is_removed', 'integer', counter)
    .execute();
  await db.schema
    .createIndex('student_group_set_index')
    .on('student_group')
    .columns(['group_set_id', 'position'])
    .execute();
  await db.schema
    .createTable('group_member')
    .addColumn('group_set_id', 'integer', ofSet)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('group_id', 'integer', (column) =>
      column.notNull().references('student_group.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('group_member_pk', ['group_set_id', 'user_id'])
    .execute();
  await db.schema.createIndex('group_member_group_index').on('group_member').columns(['group_id']).execute();
  await db.schema.createIndex('group_member_user_index').on('group_member').columns(['user_id']).execute();
}

async function createArrangements(
  db: Kysely<unknown>,
  { idType, idColumn, timeType }: DialectParts,
): Promise<void> {
  await db.schema
    .createTable('group_arrangement')
    .addColumn('id', idType, idColumn)
    .addColumn('group_set_id', 'integer', ofSet)
    .addColumn('cause', 'text', required)
    .addColumn('saved_by', 'integer', ofUser)
    .addColumn('saved_at', timeType, required)
    .addColumn('content', 'text', required)
    .execute();
  await db.schema
    .createIndex('group_arrangement_set_index')
    .on('group_arrangement')
    .columns(['group_set_id', 'id'])
    .execute();
}
