import type { ApiReply } from '#contract/api.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { ExportTable } from '#teacher/shared/tables/write-table.ts';

/** The mark book as a table for spreadsheets. Pure. */

export type MarkBook = ApiReply<'GET /study/mark_book'>;
export type BookedStudent = MarkBook['students'][number];
export type BookedCell = BookedStudent['cells'][number];

export type MarkBookTexts = {
  head: (
    name: 'class_number' | 'student' | 'english_name' | 'total' | 'marked_count' | 'expected_count',
  ) => string;
  /** In words: missing, waiting, excused. */
  describeState: (state: 'missing' | 'waiting' | 'excused') => string;
  average: string;
};

/** Percent with at most two decimals. */
const toPercent = (share: number | null) => (share === null ? null : Math.round(share * 10_000) / 100);

/** A number, or the word for what has none; empty where nothing is expected yet. */
function readCell({ state, share }: BookedCell, texts: MarkBookTexts): TableCell {
  if (state === 'marked') return toPercent(share);
  return state === 'open' || state === 'not_for' ? null : texts.describeState(state);
}

/** A row for each student, then the averages; names stay in view while scrolling. */
export function makeMarkBookTable(book: MarkBook, texts: MarkBookTexts): ExportTable {
  const { coursewares, students } = book;
  const hasEnglish = students.some(({ student_name_eng }) => student_name_eng !== '');
  const number = (head: string) => ({ head, kind: 'number' as const });
  const text = (head: string) => ({ head, kind: 'text' as const });
  const nameCells = (name: string, english: string): TableCell[] =>
    hasEnglish ? [name, english || null] : [name];
  return {
    columns: [
      number(texts.head('class_number')),
      text(texts.head('student')),
      ...(hasEnglish ? [text(texts.head('english_name'))] : []),
      number(texts.head('total')),
      number(texts.head('marked_count')),
      number(texts.head('expected_count')),
      ...coursewares.map(({ courseware_name }) => number(courseware_name)),
    ],
    rows: [
      ...students.map(({ class_number, student_name, student_name_eng, group, total, cells }) => [
        class_number,
        ...nameCells(nameWithGroup(student_name, group), student_name_eng),
        toPercent(total.share),
        total.marked,
        total.expected,
        ...cells.map((cell) => readCell(cell, texts)),
      ]),
      [
        null,
        ...nameCells(texts.average, ''),
        toPercent(book.average),
        null,
        null,
        ...coursewares.map(({ average }) => toPercent(average)),
      ],
    ],
    frozen: hasEnglish ? 3 : 2,
  };
}
