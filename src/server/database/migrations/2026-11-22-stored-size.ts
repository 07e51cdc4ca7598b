import type { Kysely } from 'kysely';

/** Finds whether bytes of a size are stored, when there is room for no new ones. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('stored_object_bytes_index').on('stored_object').columns(['bytes']).execute();
}
