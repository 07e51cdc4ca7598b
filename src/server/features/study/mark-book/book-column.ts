import type { ApiReply } from '#contract/api.ts';

/** The columns of a mark book, of whatever kind of work. */

type Book = ApiReply<'GET /study/mark_book'>;
export type BookCell = Book['students'][number]['cells'][number];

export type BookColumn = {
  /** By which the columns are ordered. */
  at: number;
  work: Book['works'][number];
  describeCell: (userId: number) => BookCell;
  /** The median of the shares that the average is of; null where there is no average. */
  findMedian: () => number | null;
};
