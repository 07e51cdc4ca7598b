import { calculateClassAverage, calculateClassMedian } from '#contract/figures/averages.ts';
import { bookPaperMark, type PaperMark } from '#contract/figures/mark-book.ts';
import type { Db } from '#server/database/database.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import type { BookKey } from '#server/features/study/mark-book/mark-categories.repository.ts';
import * as paperWork from '#server/features/study/mark-book/paper-work.repository.ts';

/** The columns of work on paper. */

function describeCell(mark: PaperMark | undefined, max_score: number): BookCell {
  return { ...bookPaperMark(mark, max_score), score: mark?.score ?? null };
}

/** The shares of all who count. Students who left the class count once they have a mark, as they do in activities. */
function listShares(
  marks: ReadonlyMap<number, PaperMark>,
  max_score: number,
  studentIds: readonly number[],
): (number | null)[] {
  const people = [...new Set([...studentIds, ...marks.keys()])];
  const cells = people.map((id) => describeCell(marks.get(id), max_score));
  return cells.filter(({ state }) => state !== 'excused').map(({ share }) => share);
}

export async function readPaperColumns(
  db: Db,
  book: BookKey,
  studentIds: readonly number[],
): Promise<BookColumn[]> {
  const works = await paperWork.listBookedWorks(db, book);
  return works.map(({ work: { id, name, day, max_score, mark_category_id: category_id }, marks }) => {
    const shares = listShares(marks, max_score, studentIds);
    const { average } = calculateClassAverage(shares, shares.length);
    const described = { kind: 'paper' as const, id, name, unit_name: '', due_at: null, day, max_score };
    return {
      // Among activities of the same day, any order will do.
      at: Date.parse(day),
      work: { ...described, category_id, average },
      describeCell: (userId) => describeCell(marks.get(userId), max_score),
      findMedian: () => calculateClassMedian(shares, shares.length),
    };
  });
}
