import { type Kysely, sql } from 'kysely';

/** How many guests a courseware takes, and an index that finds them. Frozen. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('courseware_record')
    .addColumn('guest_limit', 'integer', (column) => column.notNull().defaultTo(40))
    .execute();
  // A view keeps the columns that its table had when it was made.
  await db.schema.dropView('courseware').execute();
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);
  // Only guests, who are few beside the school's people.
  await db.schema
    .createIndex('user_guest_courseware_index')
    .on('user')
    .columns(['guest_courseware_id'])
    .where(sql<boolean>`guest_courseware_id is not null`)
    .execute();
}
