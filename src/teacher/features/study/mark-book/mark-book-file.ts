import { averageStudents } from '#contract/figures/mark-book.ts';
import { nameWithGroup } from '#contract/rules/group-rules.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { ExportTable } from '#teacher/shared/tables/write-table.ts';
import { groupWorks, type WorkGroup } from './book-layout.ts';
import { type BookedCell, type FinalMark, type MarkBook, toPercent } from './booked.ts';

/** The mark book as a table for spreadsheets. Pure. */

type HeadName =
  | 'class_number'
  | 'student'
  | 'english_name'
  | 'total'
  | 'final'
  | 'marked_count'
  | 'expected_count'
  | 'final_reason';

export type MarkBookTexts = {
  head: (name: HeadName) => string;
  /** In words: missing, waiting, excused. */
  describeState: (state: 'missing' | 'waiting' | 'excused') => string;
  /** Who set the mark, when and why. */
  describeFinal: (final: FinalMark) => string;
  /** The head of the mean of a category. */
  meanOf: (name: string) => string;
  average: string;
  category: string;
  noCategory: string;
  weight: string;
  dropped: string;
};

/** A number, or the word for what has none; empty where nothing is expected yet. */
function readCell({ state, share }: BookedCell, texts: MarkBookTexts): TableCell {
  if (state === 'marked') return toPercent(share);
  return state === 'open' || state === 'not_for' ? null : texts.describeState(state);
}

/** The cells of all groups: of each the mean of its category, if it is one, and its works. */
function flattenGroups<T>(
  groups: readonly WorkGroup[],
  readMean: (group: WorkGroup & { category: NonNullable<WorkGroup['category']> }) => T,
  readWork: (place: number, group: WorkGroup) => T,
): T[] {
  return groups.flatMap((group) => [
    ...(group.category ? [readMean({ ...group, category: group.category })] : []),
    ...group.works.map(({ place }) => readWork(place, group)),
  ]);
}

/** A row that is of no student: its name, the cells of works, and those of total and final mark. */
type FillRow = (
  name: string,
  cells: readonly TableCell[],
  total?: TableCell,
  final?: TableCell,
) => TableCell[];

/** The rows that say which category each column is of, and what it weighs; none without categories. */
function makeCategoryRows(
  { categories }: MarkBook,
  groups: readonly WorkGroup[],
  texts: MarkBookTexts,
  fillRow: FillRow,
): TableCell[][] {
  if (categories.length === 0) return [];
  const nameOf = ({ category }: WorkGroup) => category?.name ?? texts.noCategory;
  return [
    fillRow(
      texts.category,
      flattenGroups<TableCell>(groups, nameOf, (_place, group) => nameOf(group)),
    ),
    fillRow(
      texts.weight,
      flattenGroups<TableCell>(
        groups,
        ({ weight }) => toPercent(weight),
        () => null,
      ),
    ),
  ];
}

/** A row for each student between the weights and the averages; names stay in view while scrolling. */
export function makeMarkBookTable(book: MarkBook, texts: MarkBookTexts): ExportTable {
  const { works, students } = book;
  const groups = groupWorks(book);
  const averages = averageStudents(book.students, book.categories);
  const hasEnglish = students.some(({ student_name_eng }) => student_name_eng !== '');
  const hasReasons = students.some(({ final }) => final !== null);
  const number = (head: string) => ({ head, kind: 'number' as const });
  const text = (head: string) => ({ head, kind: 'text' as const });
  const nameCells = (name: string, english: string): TableCell[] =>
    hasEnglish ? [name, english || null] : [name];
  const fillRow: FillRow = (name, cells, total = null, final = null) => [
    null,
    ...nameCells(name, ''),
    total,
    null,
    null,
    final,
    ...(hasReasons ? [null] : []),
    ...cells,
  ];
  const categoryRows = makeCategoryRows(book, groups, texts, fillRow);
  const columns = [
    number(texts.head('class_number')),
    text(texts.head('student')),
    ...(hasEnglish ? [text(texts.head('english_name'))] : []),
    number(texts.head('total')),
    number(texts.head('marked_count')),
    number(texts.head('expected_count')),
    number(texts.head('final')),
    ...(hasReasons ? [text(texts.head('final_reason'))] : []),
  ];
  const workHeads = flattenGroups(
    groups,
    ({ category }) => number(texts.meanOf(category.name)),
    (place) => number(works[place]?.name ?? ''),
  );
  const places = flattenGroups<number | null>(
    groups,
    () => null,
    (place) => place,
  );
  return {
    columns: [...columns, ...workHeads],
    rows: [
      ...categoryRows,
      ...students.map(({ class_number, student_name, student_name_eng, group, total, final, cells }) => [
        class_number,
        ...nameCells(nameWithGroup(student_name, group), student_name_eng),
        toPercent(total.share),
        total.marked,
        total.expected,
        toPercent(final ? final.share : total.share),
        ...(hasReasons ? [final && texts.describeFinal(final)] : []),
        ...flattenGroups<TableCell>(
          groups,
          ({ place }) => toPercent(total.means[place] ?? null),
          (place) => (cells[place] ? readCell(cells[place], texts) : null),
        ),
      ]),
      fillRow(
        texts.average,
        flattenGroups<TableCell>(
          groups,
          ({ place }) => toPercent(averages.means[place] ?? null),
          (place) => toPercent(works[place]?.average ?? null),
        ),
        toPercent(book.average),
        toPercent(averages.final),
      ),
    ],
    frozen: hasEnglish ? 3 : 2,
    frozenRows: categoryRows.length,
    struckCells: students.flatMap(({ cells }, row) =>
      [...places.entries()].flatMap(([index, place]) =>
        place !== null && cells[place]?.is_dropped
          ? [{ row: categoryRows.length + row, column: columns.length + index, word: texts.dropped }]
          : [],
      ),
    ),
  };
}
