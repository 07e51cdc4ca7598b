import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder) => column.notNull();

/**
 * Who a courseware is for: its class, chosen groups or chosen students. Whether its students work alone or in the groups
 * of a set, and the marks of single members that differ from their group's. Frozen.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('courseware_record')
    .addColumn('target_kind', 'text', (column) => column.notNull().defaultTo('class'))
    .execute();
  await schema
    .alterTable('courseware_record')
    .addColumn('work_by', 'text', (column) => column.notNull().defaultTo('person'))
    .execute();
  await schema.alterTable('courseware_record').addColumn('group_set_id', 'integer').execute();
  // A view keeps the columns that its table had when it was made.
  await schema.dropView('courseware').execute();
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);

  await schema
    .createTable('courseware_target')
    .addColumn('courseware_id', 'integer', (column) =>
      required(column).references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('group_id', 'integer', (column) => column.references('student_group.id').onDelete('cascade'))
    .addColumn('user_id', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .execute();
  await schema
    .createIndex('courseware_target_index')
    .on('courseware_target')
    .columns(['courseware_id'])
    .execute();
  // Removing a group or a person must not look through all targets.
  await schema
    .createIndex('courseware_target_group_index')
    .on('courseware_target')
    .columns(['group_id'])
    .execute();
  await schema
    .createIndex('courseware_target_user_index')
    .on('courseware_target')
    .columns(['user_id'])
    .execute();

  await schema.alterTable('attempt_member').addColumn('own_score', 'double precision').execute();
}
