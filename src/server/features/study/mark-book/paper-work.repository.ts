import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import type { NewRow, Row } from '#server/database/schema.ts';
import type { BookKey } from './mark-categories.repository.ts';

/** Queries of work on paper and its marks. */

type MarkKey = Pick<Row<'paper_mark'>, 'paper_work_id' | 'user_id'>;

const selectPaperWorks = compileOnce((db, { class_id, subject_id }: BookKey) =>
  db
    .selectFrom('paper_work')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .orderBy('day')
    .orderBy('id'),
);

const selectBookedMarks = compileOnce((db, { class_id, subject_id }: BookKey) =>
  db
    .selectFrom('paper_work')
    .leftJoin('paper_mark as mark', 'mark.paper_work_id', 'paper_work.id')
    .selectAll('paper_work')
    .select(['mark.user_id', 'mark.score', 'mark.is_excused'])
    .where('paper_work.class_id', '=', class_id)
    .where('paper_work.subject_id', '=', subject_id)
    .orderBy('paper_work.day')
    .orderBy('paper_work.id'),
);

/** The works on paper of a book with their marks by student, the earliest first. */
export async function listBookedWorks(db: Db, { class_id, subject_id }: BookKey) {
  const rows = await selectBookedMarks(db, { class_id, subject_id });
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([work, ...others]) => {
    if (!work) return [];
    const marks = [work, ...others].flatMap(({ user_id, score, is_excused }) =>
      user_id === null ? [] : [[user_id, { score, is_excused: is_excused === 1 }] as const],
    );
    return [{ work, marks: new Map(marks) }];
  });
}

/** The works on paper of a book, the earliest first. */
export function listPaperWorks(db: Db, { class_id, subject_id }: BookKey): Promise<Row<'paper_work'>[]> {
  return selectPaperWorks(db, { class_id, subject_id });
}

export function findPaperWork(db: Db, id: number): Promise<Row<'paper_work'> | undefined> {
  return db.selectFrom('paper_work').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listPaperWorksById(db: Db, ids: readonly number[]): Promise<Row<'paper_work'>[]> {
  return db.selectFrom('paper_work').selectAll().where('id', 'in', ids).execute();
}

export async function insertPaperWork(tx: Db, row: NewRow<'paper_work'>): Promise<number> {
  const { id } = await tx.insertInto('paper_work').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updatePaperWork(
  tx: Db,
  id: number,
  change: Pick<Row<'paper_work'>, 'name' | 'day' | 'max_score'>,
): Promise<void> {
  await tx.updateTable('paper_work').set(change).where('id', '=', id).execute();
}

export async function deletePaperWork(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('paper_work').where('id', '=', id).execute();
}

export async function listPaperMarks(db: Db, workIds: readonly number[]): Promise<Row<'paper_mark'>[]> {
  if (workIds.length === 0) return [];
  return db.selectFrom('paper_mark').selectAll().where('paper_work_id', 'in', workIds).execute();
}

export async function storePaperMarks(tx: Db, rows: readonly Row<'paper_mark'>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto('paper_mark')
    .values([...rows])
    .onConflict((conflict) =>
      conflict.columns(['paper_work_id', 'user_id']).doUpdateSet((eb) => ({
        score: eb.ref('excluded.score'),
        is_excused: eb.ref('excluded.is_excused'),
        changed_by: eb.ref('excluded.changed_by'),
        changed_at: eb.ref('excluded.changed_at'),
      })),
    )
    .execute();
}

export async function deletePaperMarks(tx: Db, keys: readonly MarkKey[]): Promise<void> {
  for (const { paper_work_id, user_id } of keys)
    await tx
      .deleteFrom('paper_mark')
      .where('paper_work_id', '=', paper_work_id)
      .where('user_id', '=', user_id)
      .execute();
}

/** The students of these classes, as keys of class and student. */
export async function listStudentKeys(db: Db, classIds: readonly number[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('class_student')
    .select(['class_id', 'user_id'])
    .where('class_id', 'in', classIds)
    .execute();
  return new Set(rows.map(({ class_id, user_id }) => `${class_id}/${user_id}`));
}
