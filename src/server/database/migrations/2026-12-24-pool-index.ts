import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Indexes that alone answer which questions a quiz may draw. Frozen. */

const facts = ['grade', 'year', 'difficulty', 'kind'];

/** PostgreSQL has another index that answers what a person's own are. */
async function addPostgresIndex(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('exam_question_pool_index')
    .on('exam_question_record')
    .columns(['visibility', 'subject_id', ...facts, 'owner_id', 'id'])
    .where(sql<boolean>`deleted_at is null and is_draft = 0`)
    .execute();
}

/**
 * With a partial index SQLite would look at each row for the columns of its condition. In front of the others these would
 * tempt it, which has no statistics, to use the index for every query.
 */
async function addSqliteIndexes(db: Kysely<unknown>): Promise<void> {
  const live = ['is_draft', 'deleted_at', 'id'];
  await db.schema
    .createIndex('exam_question_pool_index')
    .on('exam_question_record')
    .columns(['visibility', 'subject_id', ...facts, 'owner_id', ...live])
    .execute();
  await db.schema
    .createIndex('exam_question_own_pool_index')
    .on('exam_question_record')
    .columns(['owner_id', 'visibility', 'subject_id', ...facts, ...live])
    .execute();
  // It had the owner alone.
  await db.schema.dropIndex('exam_question_owner_index').execute();
}

export async function up(db: Kysely<unknown>, { name }: DialectParts): Promise<void> {
  await (name === 'postgres' ? addPostgresIndex(db) : addSqliteIndexes(db));
}
