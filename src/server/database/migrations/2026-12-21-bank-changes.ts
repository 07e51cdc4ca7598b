import { type Kysely, sql } from 'kysely';

/** A number that each change of the bank's questions raises. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('exam_change')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into exam_change (id, number) values (1, 0)`.execute(db);
}
