import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Statements of learning that wait for the school's record store. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('statement')
    .addColumn('seq', idType, idColumn)
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('json', 'text', (column) => column.notNull())
    .addColumn('created_at', timeType, (column) => column.notNull())
    .execute();
  // Looked up when a person is erased or removed.
  await db.schema.createIndex('statement_user').on('statement').column('user_id').execute();
}
