import type { ApiReply } from '#contract/api.ts';

/** What the server tells of a mark book. */

export type MarkBook = ApiReply<'GET /study/mark_book'>;
export type BookedStudent = MarkBook['students'][number];
export type BookedCell = BookedStudent['cells'][number];
export type FinalMark = NonNullable<BookedStudent['final']>;
export type BookedCategory = MarkBook['categories'][number];
export type BookedWork = MarkBook['works'][number];

export const keyOfWork = ({ kind, id }: BookedWork): string => `${kind}-${id}`;

/** Percent with at most two decimals. */
export const toPercent = (share: number | null): number | null =>
  share === null ? null : Math.round(share * 10_000) / 100;
