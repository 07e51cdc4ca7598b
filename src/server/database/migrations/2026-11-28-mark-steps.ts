import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** What teachers did at the marks of questions, step after step, and when they last did of an attempt. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('marked_at', timeType).execute();
  await db.schema
    .createTable('mark_step')
    .addColumn('attempt_id', 'integer', (column) =>
      column.notNull().references('attempt.id').onDelete('cascade'),
    )
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('comment', 'text', (column) => column.notNull())
    .addColumn('marked_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('marked_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('mark_step_pk', ['attempt_id', 'question_id', 'number'])
    .execute();
}
