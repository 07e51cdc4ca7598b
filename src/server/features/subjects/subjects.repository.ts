import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#server/database/database.ts';
import type { Row, Schema } from '#server/database/schema.ts';

/** In the school's order. */
export function listSubjects(db: Db) {
  return db
    .selectFrom('subject')
    .select(['id', 'name', 'name_eng', 'colour'])
    .orderBy('position')
    .orderBy('id')
    .execute();
}

/** The condition that the subject has units, deleted ones included, or teachings. */
const usedBy = (eb: ExpressionBuilder<Schema, 'subject'>) =>
  eb.or(
    (['unit_record', 'teaching'] as const).map((table) =>
      eb.exists(eb.selectFrom(table).select('class_id').whereRef('subject_id', '=', 'subject.id').limit(1)),
    ),
  );

/** Ids of subjects that have units or are taught. */
export async function listUsedSubjects(db: Db): Promise<Set<number>> {
  const rows = await db.selectFrom('subject').select('id').where(usedBy).execute();
  return new Set(rows.map(({ id }) => id));
}

export function findSubject(db: Db, id: number): Promise<Row<'subject'> | undefined> {
  return db.selectFrom('subject').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The id of the subject with this name. */
export async function findSubjectNamed(db: Db, name: string): Promise<number | undefined> {
  const row = await db.selectFrom('subject').select('id').where('name', '=', name).executeTakeFirst();
  return row?.id;
}

export async function insertSubject(
  db: Db,
  subject: Pick<Row<'subject'>, 'name' | 'name_eng' | 'colour'>,
): Promise<number> {
  const { id } = await db
    .insertInto('subject')
    .values((eb) => ({
      ...subject,
      position: eb
        .selectFrom('subject as other')
        .select(sql<number>`coalesce(max(other.position), 0) + 1`.as('next')),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Change = Partial<Pick<Row<'subject'>, 'name' | 'name_eng' | 'colour' | 'position'>>;

export async function updateSubject(db: Db, id: number, change: Change): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await db.updateTable('subject').set(change).where('id', '=', id).execute();
}

/** False if it has units or is taught. */
export async function deleteUnusedSubject(db: Db, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('subject')
    .where('id', '=', id)
    .where((eb) => eb.not(usedBy(eb)))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
