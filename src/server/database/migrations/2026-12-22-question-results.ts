import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * How each question of the bank did: in each courseware, and in all together; and which coursewares are to be counted
 * again, at first all with submitted work. Frozen.
 */

const required = (column: ColumnDefinitionBuilder) => column.notNull();
const cascading = (table: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(`${table}.id`).onDelete('cascade');

export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('question_result')
    .addColumn('question_id', 'integer', cascading('exam_question_record'))
    .addColumn('courseware_id', 'integer', cascading('courseware_record'))
    .addColumn('place', 'text', required)
    .addColumn('answers', 'integer', required)
    .addColumn('share_sum', 'double precision', required)
    .addColumn('discrimination', 'double precision')
    .addColumn('efficiency', 'double precision')
    .addColumn('strong_answers', 'integer', required)
    .addColumn('strong_share_sum', 'double precision', required)
    .addColumn('version_id', 'integer', required)
    .addColumn('version_answers', 'integer', required)
    .addColumn('wrong', 'text', required)
    .addPrimaryKeyConstraint('question_result_pk', ['question_id', 'courseware_id'])
    .execute();
  await db.schema
    .createIndex('question_result_courseware_index')
    .on('question_result')
    .columns(['courseware_id'])
    .execute();
  await db.schema
    .createTable('question_summary')
    .addColumn('question_id', 'integer', (column) =>
      column.primaryKey().references('exam_question_record.id').onDelete('cascade'),
    )
    .addColumn('answers', 'integer', required)
    .addColumn('share_sum', 'double precision', required)
    .addColumn('sign', 'text')
    .execute();
  await db.schema
    .createTable('question_result_due')
    .addColumn('id', idType, idColumn)
    .addColumn('courseware_id', 'integer', cascading('courseware_record'))
    .addColumn('due_at', timeType, required)
    .execute();
  await db.schema
    .createIndex('question_result_due_index')
    .on('question_result_due')
    .columns(['courseware_id'])
    .execute();
  await sql`insert into question_result_due (courseware_id, due_at)
    select distinct courseware_id, 0 from attempt where state = 'submitted'`.execute(db);
}
