import type { Kysely } from 'kysely';

/** What somebody uploaded and posted is counted, and erased, without reading what everybody did. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('file_owner_index').on('file').columns(['owner_id']).execute();
  await db.schema.createIndex('space_item_person_index').on('space_item').columns(['author_id']).execute();
}
