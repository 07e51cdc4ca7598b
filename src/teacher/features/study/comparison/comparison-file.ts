import type { TableCell } from '#teacher/shared/tables/table-cells.ts';
import type { ExportTable } from '#teacher/shared/tables/write-table.ts';
import { type Comparison, letterOf, type NumberedQuestion, nameClass, type Use } from './compared.ts';

/** The comparison as a table for spreadsheets: a column for each use, first its figures, then the questions. Pure. */

const figures = ['assigned', 'submitted', 'marked'] as const;
const shares = ['average', 'median', 'lower_quartile', 'upper_quartile'] as const;

export type ComparisonTexts = {
  head: (name: 'activity' | 'difference' | 'question') => string;
  figure: (name: (typeof figures)[number] | (typeof shares)[number]) => string;
};

/** Percent with at most two decimals; empty without a figure. */
const toPercent = (share: number | null | undefined): number | null =>
  share == null ? null : Math.round(share * 10_000) / 100;

/** `questions`: in the order of the screen. */
export function makeComparisonTable(
  { uses }: Comparison,
  questions: readonly NumberedQuestion[],
  texts: ComparisonTexts,
): ExportTable {
  const row = (name: string, difference: TableCell, read: (use: Use, index: number) => TableCell) => [
    name,
    difference,
    ...uses.map(read),
  ];
  const frozenRows = [
    row(texts.head('activity'), null, ({ courseware_name }) => courseware_name),
    ...figures.map((name) => row(texts.figure(name), null, (use) => use[name])),
    ...shares.map((name) => row(`${texts.figure(name)} (%)`, null, (use) => toPercent(use[name]))),
  ];
  return {
    columns: [
      { head: texts.head('question'), kind: 'text' },
      { head: texts.head('difference'), kind: 'number' },
      ...uses.map((use, index) => ({
        head: `${letterOf(index)} ${nameClass(use)}`,
        kind: 'number' as const,
      })),
    ],
    rows: [
      ...frozenRows,
      ...questions.map(({ number, title, difference, results }) =>
        row(`${number}. ${title} (%)`, toPercent(difference), (_, index) =>
          toPercent(results[index]?.facility),
        ),
      ),
    ],
    frozen: 1,
  };
}
