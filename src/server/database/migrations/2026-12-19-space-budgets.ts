import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** How much each person has stored in a space; erased items no longer count. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  const counter = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo(0);
  await db.schema
    .createTable('space_author')
    .addColumn('space_id', 'integer', (column) => column.notNull().references('space.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('changes', 'integer', counter)
    .addColumn('bytes', 'integer', counter)
    .addPrimaryKeyConstraint('space_author_pk', ['space_id', 'user_id'])
    .execute();
  await db.schema.alterTable('space').addColumn('emptied_changes', 'integer', counter).execute();
  await db.schema.alterTable('space').addColumn('thinned_at', timeType, counter).execute();
  await sql`update space set item_count =
    (select count(*) from space_item where space_id = space.id and is_erased = 0)`.execute(db);
}
