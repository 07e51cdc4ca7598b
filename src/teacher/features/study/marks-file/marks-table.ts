import {
  findCell,
  type Grid,
  type GridRow,
  type Question,
  scoreSoFar,
} from '#teacher/features/study/grid/grid-model.ts';

/** The grid as a table for spreadsheets: a row a student, a column a fact. Pure. */

export type MarksCell = string | number | null;
export type MarksColumn = { head: string; kind: 'text' | 'number'; read: (row: GridRow) => MarksCell };
export type MarksTable = {
  columns: readonly MarksColumn[];
  rows: readonly MarksCell[][];
  /** So many columns say whose row it is. */
  frozen: number;
};

/** The words of the table in the language of the interface. */
export type MarksWords = {
  head: (
    name:
      | 'class_number'
      | 'student'
      | 'english_name'
      | 'state'
      | 'attempts'
      | 'total'
      | 'max'
      | 'percent'
      | 'minutes',
  ) => string;
  parts: (name: 'parts_read' | 'parts_total') => string;
  question: (number: number, title: string) => string;
  state: (row: GridRow) => string;
  /** As the school lists it, in every language; guests are marked as such in words. */
  name: (row: GridRow) => string;
};

/** At most two decimals, as on the screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Empty where nobody has begun: a zero would be a mark. */
function unlessNotStarted(row: GridRow, value: number): number | null {
  return row.state === 'not_started' ? null : round(value);
}

/** What the school gave; guests have only what they typed. */
const englishNameOf = ({ is_guest, student_name_eng }: GridRow) => (is_guest ? '' : student_name_eng);

/** A column where anybody has an English name. */
function listEnglishNames(rows: readonly GridRow[], words: MarksWords): MarksColumn[] {
  if (!rows.some(englishNameOf)) return [];
  return [{ head: words.head('english_name'), kind: 'text', read: (row) => englishNameOf(row) || null }];
}

function listPeople({ rows }: Grid, words: MarksWords): MarksColumn[] {
  return [
    { head: words.head('class_number'), kind: 'number', read: ({ class_number }) => class_number },
    { head: words.head('student'), kind: 'text', read: words.name },
    ...listEnglishNames(rows, words),
    { head: words.head('state'), kind: 'text', read: words.state },
    { head: words.head('attempts'), kind: 'number', read: ({ attempts }) => attempts },
  ];
}

function listMarks({ courseware }: Grid, words: MarksWords): MarksColumn[] {
  const maxOf = (row: GridRow) => row.max_score ?? courseware.max_score;
  const shareOf = (row: GridRow) => (maxOf(row) > 0 ? (100 * scoreSoFar(row)) / maxOf(row) : 0);
  const columnOf = (question: Question, index: number): MarksColumn => ({
    head: words.question(index + 1, question.title),
    kind: 'number',
    read: (row) => findCell(row, question.id)?.score ?? null,
  });
  return [
    ...courseware.questions.map(columnOf),
    { head: words.head('total'), kind: 'number', read: (row) => unlessNotStarted(row, scoreSoFar(row)) },
    { head: words.head('max'), kind: 'number', read: maxOf },
    { head: words.head('percent'), kind: 'number', read: (row) => unlessNotStarted(row, shareOf(row)) },
  ];
}

function listParts({ courseware }: Grid, words: MarksWords): MarksColumn[] {
  if (!courseware.has_progress) return [];
  return [
    { head: words.parts('parts_read'), kind: 'number', read: ({ progress }) => progress?.done ?? null },
    { head: words.parts('parts_total'), kind: 'number', read: ({ progress }) => progress?.of ?? null },
  ];
}

/** Columns and rows in the order of the screen; `minutes` is the time spent. */
export function makeMarksTable(grid: Grid, words: MarksWords): MarksTable {
  const columns: MarksColumn[] = [
    ...listPeople(grid, words),
    ...(grid.courseware.is_marked ? listMarks(grid, words) : listParts(grid, words)),
    {
      head: words.head('minutes'),
      kind: 'number',
      read: (row) => unlessNotStarted(row, row.time_ms / 60_000),
    },
  ];
  return {
    columns,
    rows: grid.rows.map((row) => columns.map(({ read }) => read(row))),
    frozen: 2 + listEnglishNames(grid.rows, words).length,
  };
}

/**
 * A spreadsheet that opens a CSV file runs what begins like this as a formula, the full-width signs too where the
 * language has them. The apostrophe makes it text.
 */
const formulaStart = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

export function guardFormula(cell: MarksCell): MarksCell {
  return typeof cell === 'string' && formulaStart.test(cell) ? `'${cell}` : cell;
}

/** A name for the file of a table: without what Windows and macOS refuse, and not longer than they take. */
export function nameFile(parts: readonly string[], extension: string): string {
  const name = parts
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${[...name].slice(0, 80).join('').trim()}.${extension}`;
}
