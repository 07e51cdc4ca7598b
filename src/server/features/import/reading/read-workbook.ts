import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { FileProblem } from './file-problem.ts';
import { limitText } from './limit-text.ts';
import { refuseColumn } from './refuse-column.ts';
import { type Table, type TableRow, toTable } from './table.ts';

const isEmpty = (value: CellValue) => value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Returns the cells of the allowed columns. Empty cells right of these are left out, because workbooks often keep formats
 * there.
 */
function takeCells(line: number, values: CellValue[]): CellValue[] {
  if (values.length <= importColumnsMax) return values;
  const lastColumn = values.findLastIndex((value) => !isEmpty(value)) + 1;
  if (lastColumn > importColumnsMax) refuseColumn(line, lastColumn);
  return values.slice(0, importColumnsMax);
}

async function readLines(bytes: Buffer): Promise<TableRow[]> {
  const lines: TableRow[] = [];
  const countText = limitText();
  for await (const { index, values } of streamXlsxRows(new Uint8Array(bytes))) {
    const line = index + 1;
    const takenCells = takeCells(line, values);
    countText(takenCells);
    const cells = takenCells.map(cleanLines);
    // Empty lines are left out, because workbooks often keep the formats of thousands of them.
    if (cells.some((cell) => cell !== '')) lines.push({ line, cells });
    if (lines.length > importRowsMax + 1) break;
  }
  return lines;
}

/** Reads the first sheet of an Excel workbook. Formulas are not calculated; their stored results are read. */
export async function readWorkbook(bytes: Buffer): Promise<Table> {
  const lines = await readLines(bytes).catch((error: unknown) => {
    throw error instanceof FileProblem ? error : new FileProblem('damaged_workbook');
  });
  return toTable(lines);
}
