import { type CellValue, parseCsv } from 'hucre/csv';
import { type ImportSeparator, importSeparators } from '#contract/import/import-columns.ts';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { FileProblem } from './file-problem.ts';
import { countKnownHeads } from './find-columns.ts';

/** A table of texts. Formulas in cells are never calculated. */

export type TableRow = {
  /** From 1, as spreadsheet programs count; lines of a cell do not count. */
  line: number;
  cells: string[];
  isTooWide?: boolean;
};
export type Table = { heads: string[]; rows: TableRow[] };

/** Control and format characters are removed from cells; a line break within a cell separates words. */
const control = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** One spelling of each text: composed characters, single spaces, no invisible characters. */
export function cleanCell(value: CellValue | undefined): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return text.normalize('NFC').replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** A cell that may have several lines; each line is cleaned. */
export function cleanLines(value: CellValue | undefined): string {
  if (typeof value !== 'string') return cleanCell(value);
  return value
    .split(/[\r\n\u2028\u2029]+/)
    .map(cleanCell)
    .filter((line) => line !== '')
    .join('\n');
}

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

/** The separator that gives the first line the most known column names, then the most columns. */
export function detectSeparator(text: string): ImportSeparator {
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1);
  const rated = importSeparators.map((separator) => {
    const heads = firstLine.split(separator);
    return {
      separator,
      rate: countKnownHeads(heads) * importColumnsMax + Math.min(heads.length, importColumnsMax - 1),
    };
  });
  return rated.toSorted((first, second) => second.rate - first.rate)[0]?.separator ?? ',';
}

/** Cells of CSV (RFC 4180), read up to one line more than allowed. */
export function readCsvLines(text: string, separator: ImportSeparator, linesMax: number): CellValue[][] {
  return parseCsv(text, { delimiter: separator, maxRows: linesMax + 2 });
}

/**
 * Marks lines with more cells than columns. If every line only has an additional separator at its end, nothing is
 * marked.
 */
function markWide({ heads, rows }: Table): Table {
  const narrowest = Math.min(...rows.map(({ cells }) => cells.length));
  const isWide = ({ cells }: TableRow) =>
    cells.length > heads.length &&
    (cells.length > narrowest || cells.slice(heads.length).some((cell) => cell !== ''));
  return { heads, rows: rows.map((row) => (isWide(row) ? { ...row, isTooWide: true } : row)) };
}

export function readCsvTable(text: string, separator: ImportSeparator): Table {
  const lines = readCsvLines(text, separator, importRowsMax);
  return markWide(toTable(lines.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanLines) }))));
}
