import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookPaperMark } from '#contract/figures/mark-book.ts';
import { followPaperMarks, type PaperMark } from '#teacher/shared/marks/paper-marks.ts';
import { refresh } from '#ui/api/hooks.ts';
import type { MarkBook } from './booked.ts';

/** The book with a stored mark in its cell; totals follow when it is read again. */
function putMark(book: MarkBook, { paper_work_id, user_id, score, is_excused }: PaperMark): MarkBook {
  const place = book.works.findIndex(({ kind, id }) => kind === 'paper' && id === paper_work_id);
  const work = book.works[place];
  if (!work) return book;
  const cell = { ...bookPaperMark({ score, is_excused }, work.max_score), score: is_excused ? null : score };
  return {
    ...book,
    students: book.students.map((student) =>
      student.user_id === user_id
        ? { ...student, cells: student.cells.map((old, index) => (index === place ? cell : old)) }
        : student,
    ),
  };
}

function showStored(client: QueryClient, mark: PaperMark): void {
  client.setQueriesData<MarkBook>(
    { queryKey: ['GET /study/mark_book'] },
    (book) => book && putMark(book, mark),
  );
}

/** Shows marks on paper as soon as the server has them, and reads the book again after the last one that waits. */
export function useStoredPaperMarks(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      followPaperMarks((mark, isLast) => {
        showStored(client, mark);
        if (isLast) void refresh(client, ['GET /study/mark_book']);
      }),
    [client],
  );
}
