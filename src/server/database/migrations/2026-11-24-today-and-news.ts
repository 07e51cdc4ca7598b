import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/**
 * When things happened that Home tells of as news, what a person has seen of it, and the class they used last.
 * What was written before counts as no news. Frozen.
 */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema.alterTable('attempt').addColumn('commented_at', timeType).execute();
  await db.schema.alterTable('courseware_record').addColumn('open_changed_at', timeType).execute();
  // A view keeps the columns that its table had when it was made.
  await db.schema.dropView('courseware').execute();
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);

  const own = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('user_id', 'integer', (column) =>
        column.primaryKey().notNull().references('user.id').onDelete('cascade'),
      );
  await own('news_seen')
    .addColumn('seen_at', timeType, (column) => column.notNull())
    .execute();
  await own('last_place')
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) => column.references('subject.id').onDelete('set null'))
    .execute();

  // Only attempts in progress, for finding those of a class: a save changes nothing in it.
  await db.schema
    .createIndex('attempt_running_index')
    .on('attempt')
    .columns(['user_id'])
    .where(sql<boolean>`state = 'in_progress'`)
    .execute();
  await db.schema
    .createIndex('attempt_submitted_index')
    .on('attempt')
    .columns(['courseware_id', 'submitted_at'])
    .where(sql<boolean>`state = 'submitted'`)
    .execute();
  // With the time behind, so that what is new is found without reading what is old.
  await db.schema.dropIndex('resource_like_resource_index').execute();
  await db.schema
    .createIndex('resource_like_resource_index')
    .on('resource_like')
    .columns(['resource_id', 'created_at'])
    .execute();
  await db.schema.dropIndex('activity_origin_index').execute();
  await db.schema
    .createIndex('activity_origin_index')
    .on('activity')
    .columns(['origin_resource_id', 'created_at'])
    .execute();
}
