import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Marks that a courseware holds back until its teacher releases them, and teachers' phrases for comments. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .alterTable('courseware_record')
    .addColumn('marks_held', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('courseware_record').addColumn('marks_released_at', timeType).execute();
  // A view keeps the columns that its table had when it was made.
  await db.schema.dropView('courseware').execute();
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);

  // Opening the marking page counts what waits in one class; the answers themselves are read for one question.
  await db.schema
    .createIndex('answer_waiting_index')
    .on('answer')
    .columns(['attempt_id', 'question_id'])
    .where(sql<boolean>`needs_teacher = 1`)
    .execute();

  await db.schema
    .createTable('comment_phrase')
    .addColumn('id', idType, idColumn)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('text', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('comment_phrase_user_index')
    .on('comment_phrase')
    .columns(['user_id', 'id'])
    .execute();
}
