import type { ColumnDefinitionBuilder, Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const empty = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('');
const ofUser = (column: ColumnDefinitionBuilder) =>
  column.notNull().references('user.id').onDelete('cascade');

/** What a school of its own keeps of people, terms and other ways of signing in. Frozen. */
export async function up(db: Kysely<unknown>, parts: DialectParts): Promise<void> {
  await addPeople(db, parts);
  await addTerms(db, parts);
  await db.schema
    .createTable('dimension')
    .addColumn('id', parts.idType, parts.idColumn)
    .addColumn('name', 'text', required)
    .addColumn('name_eng', 'text', empty)
    .addColumn('position', 'integer', required)
    .execute();
}

async function addPeople(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  const user = () => db.schema.alterTable('user');
  await user().addColumn('login_name', 'text').execute();
  await user().addColumn('source_id', 'text').execute();
  await user()
    .addColumn('password_issued', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await user().addColumn('closed_at', timeType).execute();
  for (const column of ['login_name', 'source_id'])
    await db.schema.createIndex(`user_${column}_unique`).on('user').column(column).unique().execute();
  await db.schema
    .createTable('user_identity')
    .addColumn('issuer', 'text', required)
    .addColumn('subject', 'text', required)
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('linked_at', timeType, required)
    .addPrimaryKeyConstraint('user_identity_pk', ['issuer', 'subject'])
    .execute();
  await db.schema.createIndex('user_identity_user_index').on('user_identity').column('user_id').execute();
}

async function addTerms(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('calendar_holiday')
    .addColumn('id', idType, idColumn)
    .addColumn('calendar_id', 'integer', (column) =>
      column.notNull().references('calendar.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', required)
    .addColumn('starts_at', timeType, required)
    .addColumn('ends_at', timeType, required)
    .execute();
  await db.schema
    .createIndex('calendar_holiday_calendar_index')
    .on('calendar_holiday')
    .column('calendar_id')
    .execute();
  await db.schema
    .createTable('former_class_student')
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', ofUser)
    .addColumn('class_number', 'integer', required)
    .addColumn('left_at', timeType, required)
    .addPrimaryKeyConstraint('former_class_student_pk', ['class_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('former_class_student_user_index')
    .on('former_class_student')
    .column('user_id')
    .execute();
  await db.schema.alterTable('teaching').addColumn('ends_at', timeType).execute();
  await db.schema.createIndex('teaching_end_index').on('teaching').column('ends_at').execute();
  for (const table of ['class', 'subject'])
    await db.schema.alterTable(table).addColumn('source_id', 'text').execute();
}
