import { type Kysely, sql } from 'kysely';

/** Lists and searches of the people of a school. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('search_text', 'text').execute();
  await db.schema
    .createIndex('user_people_index')
    .on('user')
    .columns(['is_active', 'user_group desc', 'name', 'id'])
    .where(sql.ref('guest_courseware_id'), 'is', null)
    .execute();
  await db.schema
    .createIndex('user_unindexed_index')
    .on('user')
    .column('id')
    .where(sql<boolean>`search_text is null and guest_courseware_id is null`)
    .execute();
  await db.schema
    .createTable('person_word')
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('person_word_pk', ['word', 'user_id'])
    .execute();
  await db.schema.createIndex('person_word_user_index').on('person_word').column('user_id').execute();
}
