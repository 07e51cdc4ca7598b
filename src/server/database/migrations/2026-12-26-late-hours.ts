import { type Kysely, sql } from 'kysely';

/** Coursewares may take work for some hours after the due time. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('courseware_record')
    .addColumn('late_hours', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // A view keeps the columns that its table had when it was made.
  await sql`drop view courseware`.execute(db);
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);
}
