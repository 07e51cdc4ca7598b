import { calculateClassAverage } from '#contract/figures/averages.ts';
import { bookPaperMark, type PaperMark } from '#contract/figures/mark-book.ts';
import type { Db } from '#server/database/database.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import type { BookKey } from '#server/features/study/mark-book/mark-categories.repository.ts';
import * as paperWork from '#server/features/study/mark-book/paper-work.repository.ts';

/** The columns of work on paper. */

function describeCell(mark: PaperMark | undefined, max_score: number): BookCell {
  return { ...bookPaperMark(mark, max_score), score: mark?.score ?? null };
}

/** Students who left the class count once they have a mark, as they do in activities. */
function calculateAverage(
  marks: ReadonlyMap<number, PaperMark>,
  max_score: number,
  studentIds: readonly number[],
): number | null {
  const people = [...new Set([...studentIds, ...marks.keys()])];
  const cells = people.map((id) => describeCell(marks.get(id), max_score));
  const counted = cells.filter(({ state }) => state !== 'excused');
  return calculateClassAverage(
    counted.map(({ share }) => share),
    counted.length,
  ).average;
}

export async function readPaperColumns(
  db: Db,
  book: BookKey,
  studentIds: readonly number[],
): Promise<BookColumn[]> {
  const works = await paperWork.listBookedWorks(db, book);
  return works.map(({ work: { id, name, day, max_score, mark_category_id: category_id }, marks }) => ({
    // Among activities of the same day, any order will do.
    at: Date.parse(day),
    work: {
      kind: 'paper' as const,
      id,
      name,
      unit_name: '',
      due_at: null,
      day,
      max_score,
      category_id,
      average: calculateAverage(marks, max_score, studentIds),
    },
    describeCell: (userId) => describeCell(marks.get(userId), max_score),
  }));
}
