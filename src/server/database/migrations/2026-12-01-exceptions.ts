import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * Other rules for single students of a courseware, and submissions of attempts that a teacher has reopened since.
 * Frozen.
 */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('courseware_exception')
    .addColumn('courseware_id', 'integer', (column) =>
      column.notNull().references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('extra_minutes', 'integer', (column) => column.notNull())
    .addColumn('due_at', timeType)
    .addColumn('extra_attempts', 'integer', (column) => column.notNull())
    .addColumn('is_excused', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('changed_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('courseware_exception_pk', ['courseware_id', 'user_id'])
    .execute();
  // Only excused students, for leaving them out of the counts of a courseware.
  await db.schema
    .createIndex('courseware_exception_excused_index')
    .on('courseware_exception')
    .columns(['courseware_id', 'user_id'])
    .where(sql<boolean>`is_excused = 1`)
    .execute();

  await db.schema.alterTable('attempt').addColumn('reopened_at', timeType).execute();
  await db.schema
    .createTable('attempt_reopening')
    .addColumn('attempt_id', 'integer', (column) =>
      column.notNull().references('attempt.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('submitted_at', timeType, (column) => column.notNull())
    .addColumn('score', 'double precision')
    .addColumn('max_score', 'double precision', (column) => column.notNull())
    .addColumn('needs_teacher', 'integer', (column) => column.notNull())
    .addColumn('time_ms', timeType, (column) => column.notNull())
    .addColumn('answers', 'text', (column) => column.notNull())
    .addColumn('is_return', 'integer', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('reopened_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('reopened_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_reopening_pk', ['attempt_id', 'number'])
    .execute();
}
