import { streamXlsxRows } from 'hucre/xlsx';
import { importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { FileProblem } from './file-problem.ts';
import { type Table, type TableRow, toTable } from './table.ts';

/** Reads the first sheet of an Excel workbook. Formulas are not calculated; their stored results are read. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const lines: TableRow[] = [];
  try {
    for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
      const cells = values.map(cleanLines);
      // Empty lines are left out, because workbooks often keep the formats of thousands of them.
      if (cells.some((cell) => cell !== '')) lines.push({ line: index + 1, cells });
      if (lines.length > importRowsMax + 1) break;
    }
  } catch {
    throw new FileProblem('damaged_workbook');
  }
  return toTable(lines);
}
