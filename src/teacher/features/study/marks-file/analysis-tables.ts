import type { ApiReply } from '#contract/api.ts';
import { findCell } from '#contract/figures/question-figures.ts';
import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { Grid, GridRow } from '../grid-model.ts';

/** The sheets beside the marks: the item analysis, and which questions of the bank were drawn for whom. Pure. */

export type ItemAnalysis = ApiReply<'GET /study/item_analysis'>;
type Statistics = ItemAnalysis['questions'][number] | ItemAnalysis['drawn'][number];
type Column<Row> = { head: string; kind: 'text' | 'number'; readCell: (row: Row) => TableCell };
type Table = {
  columns: readonly { head: string; kind: 'text' | 'number' }[];
  rows: readonly TableCell[][];
  frozen: number;
};

const figureNames = [
  'facility_index',
  'standard_deviation',
  'discrimination_index',
  'discriminative_efficiency',
  'intended_weight',
  'effective_weight',
] as const;

export type AnalysisTexts = {
  head: (name: 'place' | 'question' | 'answers' | 'class_number' | 'student' | 'score') => string;
  /** Names a figure, in percent. */
  figureHead: (name: (typeof figureNames)[number]) => string;
  nameStudent: (row: GridRow) => string;
};

/** Percent with at most two decimals, as Moodle prints them; empty where it cannot be computed. */
const toPercent = (share: number | null) => (share === null ? null : Math.round(share * 10_000) / 100);

const fill = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], frozen: number): Table => ({
  columns,
  rows: rows.map((row) => columns.map(({ readCell }) => readCell(row))),
  frozen,
});

const isPlace = (row: Statistics): row is ItemAnalysis['questions'][number] => 'question_id' in row;

/** A row for each question of the quiz, then one for each question that was drawn from the bank. */
export function makeStatisticsTable({ questions, drawn }: ItemAnalysis, texts: AnalysisTexts): Table {
  const columns: Column<Statistics>[] = [
    {
      head: texts.head('place'),
      kind: 'number',
      readCell: (row) => (isPlace(row) ? questions.indexOf(row) + 1 : null),
    },
    { head: texts.head('question'), kind: 'text', readCell: ({ title }) => title },
    { head: texts.head('answers'), kind: 'number', readCell: ({ attempts }) => attempts },
    ...figureNames.map(
      (name): Column<Statistics> => ({
        head: texts.figureHead(name),
        kind: 'number',
        readCell: (row) => toPercent(row[name]),
      }),
    ),
  ];
  return fill(columns, [...questions, ...drawn], 2);
}

type Drawn = { row: GridRow; place: ItemAnalysis['places'][number] };

/** A row for each student and place, with the question that stood there and its mark. */
export function makeDrawnTable(
  { courseware, rows }: Grid,
  { places }: ItemAnalysis,
  texts: AnalysisTexts,
): Table {
  const numberById = new Map(courseware.questions.map(({ id }, index) => [id, index + 1]));
  const columns: Column<Drawn>[] = [
    { head: texts.head('class_number'), kind: 'number', readCell: ({ row }) => row.class_number },
    { head: texts.head('student'), kind: 'text', readCell: ({ row }) => texts.nameStudent(row) },
    {
      head: texts.head('place'),
      kind: 'number',
      readCell: ({ place }) => numberById.get(place.question_id) ?? null,
    },
    { head: texts.head('question'), kind: 'text', readCell: ({ place }) => place.title },
    {
      head: texts.head('score'),
      kind: 'number',
      readCell: ({ row, place }) => findCell(row, place.question_id)?.score ?? null,
    },
  ];
  const drawn = rows.flatMap((row) =>
    places.filter(({ attempt_id }) => attempt_id === row.attempt_id).map((place) => ({ row, place })),
  );
  return fill(columns, drawn, 2);
}
