import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';

/** A table of texts. Formulas in cells are never calculated. */

export type TableRow = {
  /** From 1, as spreadsheet programs count; lines of a cell do not count. */
  line: number;
  cells: string[];
  isTooWide?: boolean;
};
export type Table = { heads: string[]; rows: TableRow[] };

const isFilled = (row: TableRow) => row.cells.some((cell) => cell !== '');

/**
 * Refuses files without people and files that are not a list of people. The first line that is not empty has the
 * column names.
 */
export function toTable(lines: readonly TableRow[]): Table {
  const [head, ...rows] = lines.filter(isFilled);
  if (!head) throw new FileProblem('empty_file');
  if (head.cells.length > importColumnsMax)
    throw new FileProblem('too_many_columns', { max: importColumnsMax });
  if (rows.length > importRowsMax) throw new FileProblem('too_many_rows', { max: importRowsMax });
  if (rows.length === 0) throw new FileProblem('no_people');
  return { heads: head.cells, rows };
}
