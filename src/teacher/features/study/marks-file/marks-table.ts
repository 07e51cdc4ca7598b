import {
  findCell,
  type Grid,
  type GridRow,
  type Question,
  scoreSoFar,
} from '#teacher/features/study/grid/grid-model.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';

/** The grid as a table for spreadsheets, one row per student. Pure. */

export type MarksColumn = { head: string; kind: 'text' | 'number'; read: (row: GridRow) => TableCell };
export type MarksTable = {
  columns: readonly MarksColumn[];
  rows: readonly TableCell[][];
  /** Number of first columns that identify the student; they stay visible while scrolling. */
  frozen: number;
};

/** The texts of the table in the language of the interface. */
export type MarksFormats = {
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
  /** The name as the school lists it, whatever the language; guests are marked as such. */
  name: (row: GridRow) => string;
};

/** At most two decimals, as on the screen. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Empty if the student has not begun, because 0 would look like a mark. */
function ifStarted(row: GridRow, value: number): number | null {
  return row.state === 'not_started' ? null : round(value);
}

/** The English name from the school; guests have only the name they typed. */
const englishNameOf = ({ is_guest, student_name_eng }: GridRow) => (is_guest ? '' : student_name_eng);

/** A column of English names if any student has one. */
function listEnglishNames(rows: readonly GridRow[], formats: MarksFormats): MarksColumn[] {
  if (!rows.some(englishNameOf)) return [];
  return [{ head: formats.head('english_name'), kind: 'text', read: (row) => englishNameOf(row) || null }];
}

function listPeople({ rows }: Grid, formats: MarksFormats): MarksColumn[] {
  return [
    { head: formats.head('class_number'), kind: 'number', read: ({ class_number }) => class_number },
    { head: formats.head('student'), kind: 'text', read: formats.name },
    ...listEnglishNames(rows, formats),
    { head: formats.head('state'), kind: 'text', read: formats.state },
    { head: formats.head('attempts'), kind: 'number', read: ({ attempts }) => attempts },
  ];
}

function listMarks({ courseware }: Grid, formats: MarksFormats): MarksColumn[] {
  const maxOf = (row: GridRow) => row.max_score ?? courseware.max_score;
  const shareOf = (row: GridRow) => (maxOf(row) > 0 ? (100 * scoreSoFar(row)) / maxOf(row) : 0);
  const columnOf = (question: Question, index: number): MarksColumn => ({
    head: formats.question(index + 1, question.title),
    kind: 'number',
    read: (row) => findCell(row, question.id)?.score ?? null,
  });
  return [
    ...courseware.questions.map(columnOf),
    { head: formats.head('total'), kind: 'number', read: (row) => ifStarted(row, scoreSoFar(row)) },
    { head: formats.head('max'), kind: 'number', read: maxOf },
    { head: formats.head('percent'), kind: 'number', read: (row) => ifStarted(row, shareOf(row)) },
  ];
}

function listParts({ courseware }: Grid, formats: MarksFormats): MarksColumn[] {
  if (!courseware.has_progress) return [];
  return [
    { head: formats.parts('parts_read'), kind: 'number', read: ({ progress }) => progress?.done ?? null },
    { head: formats.parts('parts_total'), kind: 'number', read: ({ progress }) => progress?.of ?? null },
  ];
}

/** The table in the order of the screen; the last column is the time spent in minutes. */
export function makeMarksTable(grid: Grid, formats: MarksFormats): MarksTable {
  const columns: MarksColumn[] = [
    ...listPeople(grid, formats),
    ...(grid.courseware.is_marked ? listMarks(grid, formats) : listParts(grid, formats)),
    {
      head: formats.head('minutes'),
      kind: 'number',
      read: (row) => ifStarted(row, row.time_ms / 60_000),
    },
  ];
  return {
    columns,
    rows: grid.rows.map((row) => columns.map(({ read }) => read(row))),
    frozen: 2 + listEnglishNames(grid.rows, formats).length,
  };
}
