import { type CellValue, parseCsv } from 'hucre/csv';
import { type ImportSeparator, importSeparators } from '#contract/import/import-columns.ts';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { countKnownColumns } from './find-columns.ts';
import { type Table, type TableRow, toTable } from './table.ts';

/** Reads a table of texts from CSV. */

/** Returns the separator with which the first line has the most known column names, then the most columns. */
export function detectSeparator(text: string): ImportSeparator {
  const [firstLine = ''] = text.trimStart().split(/\r?\n/, 1);
  const ratedSeparators = importSeparators.map((separator) => {
    const columnNames = firstLine.split(separator);
    return {
      separator,
      rate:
        countKnownColumns(columnNames) * importColumnsMax +
        Math.min(columnNames.length, importColumnsMax - 1),
    };
  });
  return ratedSeparators.toSorted((first, second) => second.rate - first.rate)[0]?.separator ?? ',';
}

/** Reads the cells of CSV (RFC 4180). Stops after the first line and one line more than allowed. */
export function readCsvLines(text: string, separator: ImportSeparator, linesMax: number): CellValue[][] {
  return parseCsv(text, { delimiter: separator, maxRows: linesMax + 2 });
}

/**
 * Marks lines that have more cells than there are columns. If all lines only have an empty cell more at their
 * end, no line is marked.
 */
function markWideRows({ columnNames, rows }: Table): Table {
  const fewestCells = Math.min(...rows.map(({ cells }) => cells.length));
  const hasExtraCells = ({ cells }: TableRow) =>
    cells.length > columnNames.length &&
    (cells.length > fewestCells || cells.slice(columnNames.length).some((cell) => cell !== ''));
  return { columnNames, rows: rows.map((row) => (hasExtraCells(row) ? { ...row, isTooWide: true } : row)) };
}

/** Reads CSV as a table. Refuses files that are not a list of people. */
export function readCsvTable(text: string, separator: ImportSeparator): Table {
  const lines = readCsvLines(text, separator, importRowsMax);
  return markWideRows(
    toTable(lines.map((cells, index) => ({ line: index + 1, cells: cells.map(cleanLines) }))),
  );
}
