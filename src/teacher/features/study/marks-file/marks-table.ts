import { findCell, scoreSoFar } from '#contract/figures/question-figures.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { Grid, GridRow, Question } from '../grid-model.ts';

/** The grid as a table for spreadsheets, one row per student. Pure. */

export type MarksColumn = { head: string; kind: 'text' | 'number'; readCell: (row: GridRow) => TableCell };
export type MarksTable = {
  columns: readonly MarksColumn[];
  rows: readonly TableCell[][];
  /** Number of first columns that identify the student; they stay visible while scrolling. */
  frozen: number;
};

/** The texts of the table in the language of the interface. */
export type MarksTableTexts = {
  columnHead: (
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
  partsHead: (name: 'parts_read' | 'parts_total') => string;
  questionHead: (number: number, title: string) => string;
  describeState: (row: GridRow) => string;
  /** The name as the school lists it, whatever the language; guests are marked as such. */
  nameStudent: (row: GridRow) => string;
};

/** Rounds to at most two decimals, as on the screen. */
function roundToHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Null, an empty cell, if the student has not begun, because 0 would look like a mark. */
function roundIfStarted(row: GridRow, value: number): number | null {
  return row.state === 'not_started' ? null : roundToHundredths(value);
}

/** The English name from the school; guests have only the name they typed. */
const englishNameOf = ({ is_guest, student_name_eng }: GridRow) => (is_guest ? '' : student_name_eng);

/** A column of English names if any student has one. */
function makeEnglishNameColumns(rows: readonly GridRow[], texts: MarksTableTexts): MarksColumn[] {
  if (!rows.some(englishNameOf)) return [];
  return [
    { head: texts.columnHead('english_name'), kind: 'text', readCell: (row) => englishNameOf(row) || null },
  ];
}

function makeStudentColumns({ rows }: Grid, texts: MarksTableTexts): MarksColumn[] {
  return [
    { head: texts.columnHead('class_number'), kind: 'number', readCell: ({ class_number }) => class_number },
    { head: texts.columnHead('student'), kind: 'text', readCell: texts.nameStudent },
    ...makeEnglishNameColumns(rows, texts),
    { head: texts.columnHead('state'), kind: 'text', readCell: texts.describeState },
    { head: texts.columnHead('attempts'), kind: 'number', readCell: ({ attempts }) => attempts },
  ];
}

function makeMarkColumns({ courseware }: Grid, texts: MarksTableTexts): MarksColumn[] {
  const maxScoreOf = (row: GridRow) => row.max_score ?? courseware.max_score;
  const makeQuestionColumn = (question: Question, index: number): MarksColumn => ({
    head: texts.questionHead(index + 1, question.title),
    kind: 'number',
    readCell: (row) => findCell(row, question.id)?.score ?? null,
  });
  return [
    ...courseware.questions.map(makeQuestionColumn),
    {
      head: texts.columnHead('total'),
      kind: 'number',
      readCell: (row) => roundIfStarted(row, scoreSoFar(row)),
    },
    { head: texts.columnHead('max'), kind: 'number', readCell: maxScoreOf },
    {
      head: texts.columnHead('percent'),
      kind: 'number',
      readCell: ({ share }) => (share === null ? null : roundToHundredths(100 * share)),
    },
  ];
}

function makePartColumns({ courseware }: Grid, texts: MarksTableTexts): MarksColumn[] {
  if (!courseware.has_progress) return [];
  return [
    {
      head: texts.partsHead('parts_read'),
      kind: 'number',
      readCell: ({ progress }) => progress?.done ?? null,
    },
    {
      head: texts.partsHead('parts_total'),
      kind: 'number',
      readCell: ({ progress }) => progress?.of ?? null,
    },
  ];
}

/** The table in the order of the screen; the last column is the time spent in minutes. */
export function makeMarksTable(grid: Grid, texts: MarksTableTexts): MarksTable {
  const columns: MarksColumn[] = [
    ...makeStudentColumns(grid, texts),
    ...(grid.courseware.is_marked ? makeMarkColumns(grid, texts) : makePartColumns(grid, texts)),
    {
      head: texts.columnHead('minutes'),
      kind: 'number',
      readCell: (row) => roundIfStarted(row, row.time_ms / 60_000),
    },
  ];
  return {
    columns,
    rows: grid.rows.map((row) => columns.map(({ readCell }) => readCell(row))),
    frozen: 2 + makeEnglishNameColumns(grid.rows, texts).length,
  };
}
