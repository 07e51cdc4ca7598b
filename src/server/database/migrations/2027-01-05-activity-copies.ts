import { type Kysely, sql } from 'kysely';

/** Copies of an activity are found by what they were copied from. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('activity_copied_from_index')
    .on('activity')
    .columns(['copied_from_id'])
    .where(sql<boolean>`copied_from_id is not null`)
    .execute();
}
