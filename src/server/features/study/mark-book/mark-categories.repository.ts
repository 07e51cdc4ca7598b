import type { Transaction } from 'kysely';
import { compileOnce } from '#server/database/compile-once.ts';
import type { Db } from '#server/database/database.ts';
import { lockRows } from '#server/database/dialect/lock-rows.ts';
import type { NewRow, Row, Schema } from '#server/database/schema.ts';

/** Queries of the categories of mark books. */

type Tx = Transaction<Schema>;

/** The mark book of a class and subject. */
export type BookKey = { class_id: number; subject_id: number };

const selectCategories = compileOnce((db, { class_id, subject_id }: BookKey) =>
  db
    .selectFrom('mark_category')
    .selectAll()
    .where('class_id', '=', class_id)
    .where('subject_id', '=', subject_id)
    .orderBy('position'),
);

/** The categories of a book in their order. */
export function listCategories(db: Db, { class_id, subject_id }: BookKey): Promise<Row<'mark_category'>[]> {
  return selectCategories(db, { class_id, subject_id });
}

/** Locks the categories and final marks of all books of the class, and lists the categories of this one. */
export async function lockCategories(tx: Tx, book: BookKey): Promise<Row<'mark_category'>[]> {
  await lockRows(tx, 'class', [book.class_id]);
  return listCategories(tx, book);
}

export function findCategory(db: Db, id: number): Promise<Row<'mark_category'> | undefined> {
  return db.selectFrom('mark_category').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function insertCategory(tx: Db, row: NewRow<'mark_category'>): Promise<number> {
  const { id } = await tx.insertInto('mark_category').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCategory(
  tx: Db,
  id: number,
  change: Partial<Pick<Row<'mark_category'>, 'name' | 'weight' | 'drop_lowest'>>,
): Promise<void> {
  if (Object.keys(change).length === 0) return;
  await tx.updateTable('mark_category').set(change).where('id', '=', id).execute();
}

/** Deletes the category; coursewares and works on paper are without one then. */
export async function deleteCategory(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('mark_category').where('id', '=', id).execute();
}

/** The name and the category of a courseware, with its class and subject. */
export function findCourseware(db: Db, id: number) {
  return db
    .selectFrom('courseware')
    .innerJoin('unit', 'unit.id', 'courseware.unit_id')
    .select(['courseware.id', 'courseware.name', 'courseware.mark_category_id'])
    .select(['unit.class_id', 'unit.subject_id'])
    .where('courseware.id', '=', id)
    .executeTakeFirst();
}

/** Puts a courseware or a work on paper into a category. */
export async function storeCategoryOf(
  tx: Db,
  { kind, id }: { kind: 'courseware' | 'paper'; id: number },
  mark_category_id: number | null,
): Promise<void> {
  await tx
    .updateTable(kind === 'paper' ? 'paper_work' : 'courseware_record')
    .set({ mark_category_id })
    .where('id', '=', id)
    .execute();
}
