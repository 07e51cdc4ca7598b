import { type MarkCategory, summarizeMarks } from '#contract/figures/mark-book.ts';
import { countWork } from '#server/features/coursewares/placed.service.ts';
import type { BookColumn } from '#server/features/study/mark-book/book-column.ts';
import {
  listBooked,
  readColumns,
  toBookColumn,
} from '#server/features/study/mark-book/courseware-columns.service.ts';
import { type BookKey, listCategories } from '#server/features/study/mark-book/mark-categories.repository.ts';
import { readPaperColumns } from '#server/features/study/mark-book/paper-columns.service.ts';
import type { SignedInContext } from '#server/http/context.ts';

/** The works of a book with all marks, for every view that shows a total: each gets the same one. */

function summarizeStudent(
  userId: number,
  columns: readonly BookColumn[],
  categories: readonly MarkCategory[],
) {
  const cells = columns.map(({ work, describeCell }) => ({
    ...describeCell(userId),
    category: work.category_id,
  }));
  const { total, dropped } = summarizeMarks(
    cells.map(({ state, share, category }) => ({ state, share, category_id: category })),
    categories,
  );
  return {
    cells: cells.map(({ category: _category, ...cell }, place) => ({
      ...cell,
      ...(dropped.has(place) && { is_dropped: true as const }),
    })),
    total,
  };
}

/** Submits overdue attempts first. `studentIds`: the students of the class. */
export async function readBook(
  context: Pick<SignedInContext, 'app' | 'db'>,
  book: BookKey,
  studentIds: readonly number[],
) {
  const { app, db } = context;
  const now = app.now();
  const { coursewares, is_cut } = await listBooked(context, book);
  const coursewareColumns = await readColumns(context, coursewares);
  const workCounts = await countWork(
    db,
    coursewares.map(({ courseware_id }) => courseware_id),
  );
  const columns = [
    ...coursewareColumns.map((column) => toBookColumn(column, workCounts, now)),
    ...(await readPaperColumns(db, book, studentIds)),
  ].sort((one, other) => one.at - other.at);
  const categories = await listCategories(db, book);
  return {
    coursewareColumns,
    workCounts,
    /** Of coursewares and work on paper, the earliest first. */
    columns,
    categories,
    is_cut,
    /** A student's cells, in the order of the columns, and the total. */
    summarize: (userId: number) => summarizeStudent(userId, columns, categories),
  };
}
