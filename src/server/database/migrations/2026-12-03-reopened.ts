import { type Kysely, sql } from 'kysely';

/** Home lists reopened attempts that were submitted again, of the coursewares of one teacher. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('attempt_reopened_index')
    .on('attempt')
    .columns(['courseware_id', 'submitted_at'])
    .where(sql<boolean>`reopened_at is not null`)
    .execute();
}
