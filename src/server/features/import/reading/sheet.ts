import { FileProblem } from './file-problem.ts';
import { isFilled, type TableRow } from './table.ts';

/** The lines of one sheet; `name` is empty where the format has none. Lines count from 1. */
export type Sheet = { name: string; lines: TableRow[] };

/** An area that shows the cell at its top left. Rows and columns count from 0, and the last ones belong to it. */
export type MergedArea = { startRow: number; endRow: number; startCol: number; endCol: number };

/** Of more areas, no list of people has a use. */
export const mergedAreasMax = 20_000;

/** Cells that merging fills at most, so that areas over each other end. */
const filledCellsMax = 1_000_000;

/** Fills the cells below the first one of each merged area with its value, because it holds for all of its lines. */
export function fillMerged(lines: readonly TableRow[], areas: readonly MergedArea[]): void {
  const indexByLine = new Map(lines.map(({ line }, index) => [line, index]));
  let filledCount = 0;
  for (const { startRow, endRow, startCol } of areas.slice(0, mergedAreasMax)) {
    const start = indexByLine.get(startRow + 1);
    const value = start === undefined ? undefined : lines[start]?.cells[startCol];
    if (start === undefined || !value) continue;
    for (let index = start + 1; index < lines.length && filledCount < filledCellsMax; index += 1) {
      const row = lines[index];
      if (!row || row.line > endRow + 1) break;
      filledCount += 1;
      while (row.cells.length < startCol) row.cells.push('');
      row.cells[startCol] ||= value;
    }
  }
}

/** Refuses files without anything in them. */
export function requireFilled(sheets: readonly Sheet[]): Sheet[] {
  const filledSheets = sheets.filter(({ lines }) => lines.some(isFilled));
  if (filledSheets.length === 0) throw new FileProblem('empty_file');
  return filledSheets;
}
