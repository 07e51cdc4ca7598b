import { readFileSync, writeFileSync } from 'node:fs';
import { parseCsv, writeCsv } from 'hucre/csv';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { type Column, columns, type SourceText } from './find-texts.ts';

/** One text as a row of the table; empty strings where it has none. */
export type TextRow = { key: string } & Record<Column, string>;

const headRow = ['key', ...columns] as const;

export function toRow({ key, strings }: SourceText): TextRow {
  const cells = columns.map((column): [Column, string] => [column, strings[column]?.value ?? '']);
  return { key, ...(Object.fromEntries(cells) as Record<Column, string>) };
}

function toCells(row: TextRow): string[] {
  return headRow.map((name) => row[name]);
}

/** Possible values of a cell in a workbook. */
type Cell = string | number | boolean | Date | null;

/** Throws when a column is missing or unknown. */
function parseRows([headCells = [], ...bodyRows]: readonly (readonly Cell[])[]): TextRow[] {
  const foundColumns = headCells.map((name) => String(name ?? '').trim());
  if (foundColumns.toSorted().join() !== [...headRow].toSorted().join())
    throw new Error(`The table's columns are ${foundColumns.join(', ')}; expected ${headRow.join(', ')}`);
  const cellOf = (line: readonly Cell[], name: (typeof headRow)[number]) =>
    String(line[foundColumns.indexOf(name)] ?? '').replaceAll('\r\n', '\n');
  return bodyRows
    .map((line) => Object.fromEntries(headRow.map((name) => [name, cellOf(line, name)])) as TextRow)
    .filter((row) => toCells(row).some((value) => value !== ''));
}

const isCsv = (path: string): boolean => path.toLowerCase().endsWith('.csv');

/** Writes a workbook, or CSV with the mark by which Excel recognises UTF-8, depending on the extension of `path`. */
export async function writeTable(path: string, rows: readonly TextRow[]): Promise<void> {
  const tableRows = [[...headRow], ...rows.map(toCells)];
  if (isCsv(path)) {
    writeFileSync(path, writeCsv(tableRows, { bom: true }));
    return;
  }
  const sheetColumn = (width: number) => ({ width, numFmt: '@' });
  const sheet = {
    name: 'texts',
    columns: headRow.map((name) => sheetColumn(name === 'key' ? 60 : 40)),
    rows: tableRows,
    freezePane: { rows: 1, columns: 1 },
  };
  writeFileSync(path, await writeXlsx({ sheets: [sheet] }));
}

/** Reads what `writeTable` wrote, also after a spreadsheet program has saved it. */
export async function readTable(path: string): Promise<TextRow[]> {
  const bytes = readFileSync(path);
  if (isCsv(path)) return parseRows(parseCsv(bytes.toString('utf8').replace(/^\uFEFF/, '')));
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  return parseRows(sheets[0]?.rows ?? []);
}
