import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';
import { refuseColumn } from './refuse-column.ts';

/** A table of texts from a file. Formulas in cells are never calculated. */

export type TableRow = {
  /** Number of the line, from 1 as in spreadsheet programs. Line breaks within a cell are not counted. */
  line: number;
  cells: string[];
  isTooWide?: boolean;
};
export type Table = { columnNames: string[]; rows: TableRow[] };

export const isFilled = (row: TableRow) => row.cells.some((cell) => cell !== '');

/**
 * Turns lines into a table. The first line that is not empty has the column names. Refuses files without
 * people and files that are not a list of people.
 */
export function toTable(lines: readonly TableRow[]): Table {
  const [header, ...rows] = lines.filter(isFilled);
  if (!header) throw new FileProblem('empty_file');
  const lastColumn = header.cells.findLastIndex((cell) => cell !== '') + 1;
  if (lastColumn > importColumnsMax) refuseColumn(header.line, lastColumn);
  if (rows.length > importRowsMax) throw new FileProblem('too_many_rows', { max: importRowsMax });
  if (rows.length === 0) throw new FileProblem('no_people');
  return { columnNames: header.cells.slice(0, importColumnsMax), rows };
}
