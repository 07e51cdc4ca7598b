import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Messages of teachers to students, who has seen them, and the mails that are still to be sent. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('message')
    .addColumn('id', idType, idColumn)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('from_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) =>
      column.notNull().references('subject.id').onDelete('cascade'),
    )
    .addColumn('courseware_id', 'integer', (column) =>
      column.references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType, (column) => column.notNull())
    .addColumn('taken_back_at', timeType)
    .execute();
  await db.schema.createIndex('message_sender').on('message').columns(['from_id', 'created_at']).execute();
  await db.schema.createIndex('message_class').on('message').column('class_id').execute();
  await db.schema.createIndex('message_subject').on('message').column('subject_id').execute();
  await db.schema.createIndex('message_courseware').on('message').column('courseware_id').execute();

  await db.schema
    .createTable('message_to')
    .addColumn('message_id', 'integer', (column) =>
      column.notNull().references('message.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('seen_at', timeType)
    .addPrimaryKeyConstraint('message_to_pk', ['message_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('message_to_user')
    .on('message_to')
    .columns(['user_id', 'message_id'])
    .execute();

  await db.schema
    .createTable('message_mail')
    .addColumn('message_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('due_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('message_mail_pk', ['message_id', 'user_id'])
    .addForeignKeyConstraint(
      'message_mail_recipient',
      ['message_id', 'user_id'],
      'message_to',
      ['message_id', 'user_id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('message_mail_due').on('message_mail').column('due_at').execute();

  await db.schema
    .alterTable('user')
    .addColumn('wants_mail', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
}
