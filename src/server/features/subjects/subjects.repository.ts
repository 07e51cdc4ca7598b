import type { ExpressionBuilder } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** Lists the subjects in the school's order. */
export function listSubjects(db: Db) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng', 'colour'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The condition that the subject has units, deleted ones included, teachings, or marks in a mark book. */
export const isSubjectUsed = (eb: ExpressionBuilder<Schema, 'subject'>) =>
  eb.or(
    (['unit_record', 'teaching', 'paper_work', 'final_mark'] as const).map((table) =>
      eb.exists(eb.selectFrom(table).select('class_id').whereRef('subject_id', '=', 'subject.id').limit(1)),
    ),
  );

/** Ids of subjects that have units or marks, or are taught. */
export async function listUsedSubjects(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('subject').select('id').where(isSubjectUsed).execute();
  return new Set(rows.map(({ id }) => id));
}

/** The subject; undefined if there is none. */
export function findSubject(db: Db, id: number): Promise<Row<'subject'> | undefined> {
  return db.selectFrom('subject').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the subject with this name. */
export async function findSubjectIdByName(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('subject').select('id').where('name', '=', name).executeTakeFirst();
  return row?.id;
}
