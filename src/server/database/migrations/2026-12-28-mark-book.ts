import { type Kysely, sql } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Categories with weights, work on paper and final marks of the mark book of a class and subject. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('mark_category')
    .addColumn('id', idType, idColumn)
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) =>
      column.notNull().references('subject.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('weight', 'integer', (column) => column.notNull())
    .addColumn('drop_lowest', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('mark_category_position_unique', ['class_id', 'subject_id', 'position'])
    .execute();
  await db.schema
    .alterTable('courseware_record')
    .addColumn('mark_category_id', 'integer', (column) =>
      column.references('mark_category.id').onDelete('set null'),
    )
    .execute();
  // A view keeps the columns that its table had when it was made.
  await sql`drop view courseware`.execute(db);
  await sql`create view courseware as select * from courseware_record where deleted_at is null`.execute(db);

  await db.schema
    .createTable('paper_work')
    .addColumn('id', idType, idColumn)
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) =>
      column.notNull().references('subject.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('max_score', 'double precision', (column) => column.notNull())
    .addColumn('mark_category_id', 'integer', (column) =>
      column.references('mark_category.id').onDelete('set null'),
    )
    .addColumn('created_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('created_at', timeType, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('paper_mark')
    .addColumn('paper_work_id', 'integer', (column) =>
      column.notNull().references('paper_work.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('score', 'double precision')
    .addColumn('is_excused', 'integer', (column) => column.notNull())
    .addColumn('changed_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('changed_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('paper_mark_pk', ['paper_work_id', 'user_id'])
    .execute();
  await db.schema
    .createTable('final_mark')
    .addColumn('class_id', 'integer', (column) => column.notNull().references('class.id').onDelete('cascade'))
    .addColumn('subject_id', 'integer', (column) =>
      column.notNull().references('subject.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('share', 'double precision', (column) => column.notNull())
    .addColumn('computed_share', 'double precision')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('changed_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('changed_at', timeType, (column) => column.notNull())
    .addPrimaryKeyConstraint('final_mark_pk', ['class_id', 'subject_id', 'user_id'])
    .execute();
  // Looked up when a class, a subject, a category or a person is removed, and by the mark book.
  const indexes = [
    ['courseware_record', 'mark_category_id'],
    ['paper_work', 'mark_category_id'],
    ['paper_work', 'class_id', 'subject_id'],
    ['paper_work', 'subject_id'],
    ['paper_mark', 'user_id'],
    ['final_mark', 'user_id'],
    ['final_mark', 'subject_id'],
  ] as const;
  for (const [table, ...columns] of indexes)
    await db.schema
      .createIndex(`${table}_${columns[0]}_mark_index`)
      .on(table)
      .columns([...columns])
      .execute();
}
