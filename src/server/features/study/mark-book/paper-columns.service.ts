import { calculateClassAverage } from '#contract/rules/class-figures.ts';
import { bookPaperMark } from '#contract/rules/mark-book.ts';
import type { Db } from '#server/database/database.ts';
import type { Row } from '#server/database/schema.ts';
import type { BookCell, BookColumn } from '#server/features/study/mark-book/book-column.ts';
import type { BookKey } from '#server/features/study/mark-book/mark-categories.repository.ts';
import * as paperWork from '#server/features/study/mark-book/paper-work.repository.ts';

/** The columns of work on paper. */

type PaperMark = Row<'paper_mark'>;

function describeCell(mark: PaperMark | undefined, max_score: number): BookCell {
  const booked = bookPaperMark(mark && { ...mark, is_excused: mark.is_excused === 1 }, max_score);
  return { ...booked, score: mark?.score ?? null };
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
  const works = await paperWork.listPaperWorks(db, book);
  if (works.length === 0) return [];
  const marks = Map.groupBy(
    await paperWork.listPaperMarks(
      db,
      works.map(({ id }) => id),
    ),
    ({ paper_work_id }) => paper_work_id,
  );
  return works.map(({ id, name, day, max_score, mark_category_id }) => {
    const markOf = new Map((marks.get(id) ?? []).map((mark) => [mark.user_id, mark]));
    const described = { kind: 'paper' as const, id, name, unit_name: '', due_at: null, day, max_score };
    return {
      // Among activities of the same day, any order will do.
      at: Date.parse(day),
      work: {
        ...described,
        category_id: mark_category_id,
        average: calculateAverage(markOf, max_score, studentIds),
      },
      describeCell: (userId) => describeCell(markOf.get(userId), max_score),
    };
  });
}
