import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** A list of people that is being compared with the school; one for each administrator. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  const texts = { choice: '{}', edits: '{}', answers: '{}', closes: '[]', result: '' };
  let table = db.schema
    .createTable('import_draft')
    .addColumn('user_id', 'integer', (column) =>
      column.primaryKey().references('user.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('calendar_id', 'integer', (column) =>
      column.notNull().references('calendar.id').onDelete('cascade'),
    )
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    .addColumn('makes_missing', 'integer', (column) => column.notNull().defaultTo(0));
  for (const [name, value] of Object.entries(texts))
    table = table.addColumn(name, 'text', (column) => column.notNull().defaultTo(value));
  await table
    .addColumn('created_at', timeType, (column) => column.notNull())
    .addColumn('expires_at', timeType, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('import_draft_expiry_index').on('import_draft').column('expires_at').execute();
}
