import { type ImportSeparator, importSeparators } from '#contract/import/import-columns.ts';
import { importColumnsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { splitCsvRows } from './csv-rows.ts';
import { countKnownColumns } from './find-columns.ts';
import { headLinesMax, linesMax } from './find-head.ts';
import { joinSheets } from './join-sheets.ts';
import { limitText } from './limit-text.ts';
import { isFilled, type Table, type TableRow } from './table.ts';

/** Reads a table of texts from CSV. */

/** More characters than the longest first lines, down to the one with the names of the columns. */
const headMaxLength = 64 * 1024;

/** A line for Excel alone, which names the separator. */
const separatorLinePattern = /^\s*"?sep=(.)"?[^\r\n]*/i;

export const readFirstLines = (text: string): string[] =>
  text
    .trimStart()
    .slice(0, headMaxLength)
    .split(/\r\n|\r|\n/, headLinesMax);

/** Returns the separator with which a line has the most known column names, then the most columns. */
export function detectSeparator(text: string): ImportSeparator {
  const named = separatorLinePattern.exec(text.slice(0, 100))?.[1];
  const namedSeparator = importSeparators.find((separator) => separator === named);
  if (namedSeparator) return namedSeparator;
  const lines = readFirstLines(text);
  const ratedSeparators = importSeparators.map((separator) => {
    const rates = lines.map((line) => {
      const names = line.split(separator);
      return (
        countKnownColumns(names.slice(0, importColumnsMax)) * importColumnsMax +
        Math.min(names.length, importColumnsMax - 1)
      );
    });
    return { separator, rate: Math.max(...rates) };
  });
  return ratedSeparators.toSorted((first, second) => second.rate - first.rate)[0]?.separator ?? ',';
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
    const isForExcel = line === 1 && separatorLinePattern.test(cells.join(separator));
    if (isFilled(row) && !isForExcel) lines.push(row);
    if (lines.length > linesMax) break;
  }
  return joinSheets([{ name: '', lines }], { marksWideLines: true });
}
