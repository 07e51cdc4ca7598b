import type { Kysely } from 'kysely';

/** People are counted by an index alone, without reading each of them to leave out guests. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('user_user_group_only_index').execute();
  await db.schema
    .createIndex('user_group_index')
    .on('user')
    .columns(['user_group', 'is_active', 'guest_courseware_id'])
    .execute();
}
