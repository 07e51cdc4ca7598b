import { type CellValue, streamXlsxRows } from 'hucre/xlsx';
import type { Entry, ZipFile } from 'yauzl';
import { importColumnsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { FileProblem } from './file-problem.ts';
import { linesMax } from './find-head.ts';
import { joinSheets } from './join-sheets.ts';
import { limitText } from './limit-text.ts';
import { refuseColumn } from './refuse-column.ts';
import { fillMerged, type Sheet } from './sheet.ts';
import type { Table, TableRow } from './table.ts';
import { listSheets, readMergedAreas } from './workbook-parts.ts';

const isEmpty = (value: CellValue) => value === null || (typeof value === 'string' && value.trim() === '');

/**
 * Returns the cells of the allowed columns. Empty cells right of these are left out, because workbooks often keep formats
 * there.
 */
function takeCells(line: number, values: readonly CellValue[]): readonly CellValue[] {
  if (values.length <= importColumnsMax) return values;
  const lastColumn = values.findLastIndex((value) => !isEmpty(value)) + 1;
  if (lastColumn > importColumnsMax) refuseColumn(line, lastColumn);
  return values.slice(0, importColumnsMax);
}

type CountText = ReturnType<typeof limitText>;

/** The cells of a line; undefined if it is empty, because workbooks often keep the formats of thousands of them. */
export function toLine(
  index: number,
  values: readonly CellValue[],
  countText: CountText,
): TableRow | undefined {
  const line = index + 1;
  const takenCells = takeCells(line, values);
  countText(takenCells);
  const cells = takenCells.map(cleanLines);
  return cells.some((cell) => cell !== '') ? { line, cells } : undefined;
}

async function readLines(bytes: Uint8Array, sheet: number, countText: CountText): Promise<TableRow[]> {
  const lines: TableRow[] = [];
  for await (const { index, values } of streamXlsxRows(bytes, { sheet })) {
    const row = toLine(index, values, countText);
    if (row) lines.push(row);
    if (lines.length > linesMax) break;
  }
  return lines;
}

type Package = { zip: ZipFile; entryByName: ReadonlyMap<string, Entry> };

async function readSheets(bytes: Uint8Array, opened: Package): Promise<Sheet[]> {
  const countText = limitText();
  const sheets: Sheet[] = [];
  for (const { name, index, part, isHidden } of await listSheets(opened)) {
    if (isHidden) continue;
    const lines = await readLines(bytes, index, countText);
    fillMerged(lines, lines.length > 0 ? await readMergedAreas(opened, part) : []);
    sheets.push({ name, lines });
  }
  return sheets;
}

/** Reads the visible sheets of an Excel workbook. Formulas are not calculated; their stored results are read. */
export async function readWorkbook(bytes: Buffer, opened: Package): Promise<Table> {
  const sheets = await readSheets(new Uint8Array(bytes), opened).catch((error: unknown) => {
    throw error instanceof FileProblem ? error : new FileProblem('damaged_workbook');
  });
  return joinSheets(sheets);
}
