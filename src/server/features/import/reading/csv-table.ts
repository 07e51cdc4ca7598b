import { type CellValue, parseCsv } from 'hucre/csv';
import { type ImportSeparator, importSeparators } from '#contract/import/import-columns.ts';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { countKnownHeads } from './find-columns.ts';
import { type Table, type TableRow, toTable } from './table.ts';

/** Reads a table of texts from CSV. */

/** The separator that gives the first line the most known column names, then the most columns. */
export function detectSeparator(text: string): ImportSeparator {
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1);
  const ratedSeparators = importSeparators.map((separator) => {
    const heads = firstLine.split(separator);
    return {
      separator,
      rate: countKnownHeads(heads) * importColumnsMax + Math.min(heads.length, importColumnsMax - 1),
    };
  });
  return ratedSeparators.toSorted((first, second) => second.rate - first.rate)[0]?.separator ?? ',';
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

/** Reads CSV as a table; refuses what is not a list of people. */
export function readCsvTable(text: string, separator: ImportSeparator): Table {
  const lines = readCsvLines(text, separator, importRowsMax);
  return markWide(toTable(lines.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanLines) }))));
}
