import type { ImportColumn, ImportEncoding, ImportSeparator } from '#contract/import/import-columns.ts';
import { importColumns } from '#contract/import/import-columns.ts';
import { importFileMaxBytes } from '#contract/limits.ts';
import { detectSeparator, readCsvTable } from './csv-table.ts';
import { decodeText } from './decode-text.ts';
import { detectEncoding } from './detect-encoding.ts';
import { FileProblem } from './file-problem.ts';
import { findColumns } from './find-columns.ts';
import { type RosterList, readRoster } from './read-roster.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Table } from './table.ts';
import { isZip, openZip } from './zip.ts';

/** Reads a list of people with known columns from a file of any accepted format. */

/** The person's choices for reading the file; absent ones are detected. */
export type ReadingChoice = {
  encoding?: ImportEncoding | undefined;
  separator?: ImportSeparator | undefined;
  columns?: readonly (ImportColumn | null)[] | undefined;
};

export type PeopleList = {
  format: 'csv' | 'xlsx' | 'oneroster';
  encoding: ImportEncoding | null;
  separator: ImportSeparator | null;
  columns: { head: string; sample: string; column: ImportColumn | null }[];
} & RosterList;

const toOneLine = (cell = '') => cell.replaceAll('\n', ' ');

/** A cell with teachings may have one on each line. */
const readCell = (column: ImportColumn, cell = '') =>
  column === 'teachings' ? cell.replaceAll('\n', '; ') : toOneLine(cell);

function assignColumns(
  table: Table,
  choice: ReadingChoice,
): Pick<PeopleList, 'columns' | 'rows' | 'classes' | 'notices'> {
  const known = choice.columns ?? findColumns(table.heads);
  const columns = table.heads.map((head, index) => ({
    head: toOneLine(head),
    sample: toOneLine(table.rows[0]?.cells[index]),
    column: known[index] ?? null,
  }));
  const rows = table.rows.map(({ cells, ...row }) => ({
    ...row,
    cells: Object.fromEntries(
      columns.flatMap(({ column }, index) => (column ? [[column, readCell(column, cells[index])]] : [])),
    ),
  }));
  return { columns, rows, classes: [], notices: [] };
}

function readCsv(bytes: Buffer, choice: ReadingChoice): PeopleList {
  const encoding = choice.encoding ?? detectEncoding(bytes);
  const text = decodeText(bytes, encoding);
  if (text.trim() === '') throw new FileProblem('empty_file');
  const separator = choice.separator ?? detectSeparator(text);
  return { format: 'csv', encoding, separator, ...assignColumns(readCsvTable(text, separator), choice) };
}

async function readZip(bytes: Buffer, choice: ReadingChoice): Promise<PeopleList> {
  const { entries } = await openZip(bytes);
  const noText = { encoding: null, separator: null };
  if (entries.has('workbook.xml')) {
    const table = await readWorkbook(bytes);
    return { format: 'xlsx', ...noText, ...assignColumns(table, choice) };
  }
  const list = await readRoster(bytes);
  const columns = importColumns.map((column) => ({
    head: column,
    sample: list.rows[0]?.cells[column] ?? '',
    column,
  }));
  return { format: 'oneroster', ...noText, columns, ...list };
}

/** First bytes of old Excel files, PDFs and pictures, which no text file has. */
const otherFormats = ['d0cf11e0', '25504446', '89504e47', 'ffd8ffe0', 'ffd8ffe1', '47494638', '1f8b0800'];

export async function readPeopleFile(bytes: Buffer, choice: ReadingChoice = {}): Promise<PeopleList> {
  if (bytes.length === 0) throw new FileProblem('empty_file');
  if (bytes.length > importFileMaxBytes)
    throw new FileProblem('file_too_large', { size: importFileMaxBytes / 1024 / 1024 });
  if (isZip(bytes)) return readZip(bytes, choice);
  if (otherFormats.includes(bytes.toString('hex', 0, 4))) throw new FileProblem('unknown_format');
  return readCsv(bytes, choice);
}
