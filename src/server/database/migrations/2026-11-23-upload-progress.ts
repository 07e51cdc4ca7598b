import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** How much of each upload has arrived, and when: room is kept for what moves. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  for (const name of ['moved_at', 'received_bytes']) {
    await db.schema
      .alterTable('upload')
      .addColumn(name, timeType, (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`update upload set moved_at = created_at`.execute(db);
  await db.schema.dropIndex('upload_created_index').execute();
  await db.schema.createIndex('upload_moved_index').on('upload').columns(['moved_at']).execute();
}
