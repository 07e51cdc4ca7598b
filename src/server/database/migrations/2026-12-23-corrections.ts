import type { Kysely } from 'kysely';
import type { DialectParts } from '#server/database/dialect/dialect-parts.ts';

/** Corrections of used questions, and the coursewares that each holds for. Frozen. */
export async function up(db: Kysely<unknown>, { idType, idColumn, timeType }: DialectParts): Promise<void> {
  await db.schema
    .createTable('mark_correction')
    .addColumn('id', idType, idColumn)
    .addColumn('activity_id', 'integer', (column) => column.references('activity.id').onDelete('cascade'))
    .addColumn('question_id', 'text', (column) => column.notNull())
    .addColumn('bank_question_id', 'integer')
    .addColumn('version_max', 'integer', (column) => column.notNull())
    .addColumn('faulty', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('question', 'text')
    .addColumn('points', 'double precision')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_by', 'integer', (column) => column.notNull().references('user.id'))
    .addColumn('created_at', timeType, (column) => column.notNull())
    .addColumn('taken_back_by', 'integer', (column) => column.references('user.id'))
    .addColumn('taken_back_at', timeType)
    .execute();
  await db.schema
    .createIndex('mark_correction_bank_index')
    .on('mark_correction')
    .columns(['bank_question_id', 'id'])
    .execute();
  await db.schema
    .createIndex('mark_correction_created_index')
    .on('mark_correction')
    .columns(['created_at'])
    .execute();
  await db.schema
    .createIndex('mark_correction_activity_index')
    .on('mark_correction')
    .columns(['activity_id'])
    .execute();
  await db.schema
    .createTable('mark_correction_use')
    .addColumn('courseware_id', 'integer', (column) =>
      column.notNull().references('courseware_record.id').onDelete('cascade'),
    )
    .addColumn('correction_id', 'integer', (column) =>
      column.notNull().references('mark_correction.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('mark_correction_use_pk', ['courseware_id', 'correction_id'])
    .execute();
  await db.schema
    .createIndex('mark_correction_use_index')
    .on('mark_correction_use')
    .columns(['correction_id'])
    .execute();
}
