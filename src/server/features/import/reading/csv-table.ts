import { type ImportSeparator, importSeparators } from '#contract/import/import-columns.ts';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { splitCsvRows } from './csv-rows.ts';
import { countKnownColumns } from './find-columns.ts';
import { limitText } from './limit-text.ts';
import { isFilled, type Table, type TableRow, toTable } from './table.ts';

/** Reads a table of texts from CSV. */

/** More characters than the longest first line with column names. */
const headMaxLength = 64 * 1024;

/** Returns the separator with which the first line has the most known column names, then the most columns. */
export function detectSeparator(text: string): ImportSeparator {
  const [firstLine = ''] = text.trimStart().slice(0, headMaxLength).split(/\r?\n/, 1);
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
  const lines: TableRow[] = [];
  const countText = limitText();
  let line = 0;
  for (const cells of splitCsvRows(text, separator)) {
    line += 1;
    countText(cells);
    const row = { line, cells: cells.map(cleanLines) };
    if (isFilled(row)) lines.push(row);
    if (lines.length > importRowsMax + 1) break;
  }
  return markWideRows(toTable(lines));
}
