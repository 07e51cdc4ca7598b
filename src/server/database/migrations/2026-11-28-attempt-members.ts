import { type Kysely, sql } from 'kysely';

/**
 * Notes whose attempt each one is: of all so far, of the person who began it. A person's attempts in a courseware are
 * numbered, and one of them at most is in progress. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('group_id', 'integer').execute();
  await db.schema.alterTable('attempt').renameColumn('number', 'user_number').execute();
  await db.schema
    .createTable('attempt_member')
    .addColumn('attempt_id', 'integer', (column) =>
      column.notNull().references('attempt.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('restrict'))
    .addColumn('courseware_id', 'integer', (column) =>
      column.notNull().references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('is_running', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('attempt_member_pk', ['attempt_id', 'user_id'])
    .addUniqueConstraint('attempt_member_number', ['courseware_id', 'user_id', 'number'])
    .execute();
  await sql`
    insert into attempt_member (attempt_id, user_id, courseware_id, number, is_running)
    select id, user_id, courseware_id, user_number, case when state = 'in_progress' then 1 else 0 end from attempt
  `.execute(db);

  await db.schema
    .createIndex('attempt_member_user_index')
    .on('attempt_member')
    .columns(['user_id', 'courseware_id'])
    .execute();
  // Only attempts in progress, for finding those of a class; of one person and courseware there is one at most.
  await db.schema
    .createIndex('attempt_member_running_index')
    .on('attempt_member')
    .columns(['user_id', 'courseware_id'])
    .unique()
    .where(sql<boolean>`is_running = 1`)
    .execute();
  // Nobody looks for attempts by who began them.
  await db.schema.dropIndex('attempt_running_index').execute();
  await db.schema.dropIndex('attempt_user_id_index').execute();
}
