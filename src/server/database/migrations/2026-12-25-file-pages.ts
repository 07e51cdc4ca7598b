import type { Kysely } from 'kysely';

/** Pictures of the pages of handed-in documents are files, too. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['page_of', 'page_number'])
    await db.schema.alterTable('file').addColumn(column, 'integer').execute();
  await db.schema.createIndex('file_page_of').on('file').columns(['page_of', 'page_number']).execute();
}
