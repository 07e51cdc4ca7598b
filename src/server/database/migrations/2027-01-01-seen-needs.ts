import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** The signs of students who need help that a teacher has seen. Frozen. */
export async function up(db: Kysely<unknown>, { timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('seen_need')
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('sign', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('student_id', 'integer', (column) => column.references('user.id').onDelete('cascade'))
    .addColumn('courseware_id', 'integer', (column) =>
      column.notNull().references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('seen_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('seen_need_pk', ['user_id', 'sign'])
    .execute();
  // For erasing a person, removing a courseware for good, and forgetting what was seen long ago.
  for (const column of ['student_id', 'courseware_id', 'seen_at'])
    await db.schema.createIndex(`seen_need_${column}_index`).on('seen_need').columns([column]).execute();
}
