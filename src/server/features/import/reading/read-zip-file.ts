import { importColumns } from '#contract/import/import-columns.ts';
import { assignColumns } from './assign-columns.ts';
import type { PeopleList, ReadingChoice } from './people-list.ts';
import { readRoster } from './read-roster.ts';
import { readWorkbook } from './read-workbook.ts';
import { openZip } from './zip.ts';

/** Reads a workbook or a OneRoster package. */
export async function readZip(bytes: Buffer, choice: ReadingChoice): Promise<PeopleList> {
  const { entryByName } = await openZip(bytes);
  const noTextFormat = { encoding: null, separator: null };
  if (entryByName.has('workbook.xml')) {
    const table = await readWorkbook(bytes);
    return { format: 'xlsx', ...noTextFormat, ...assignColumns(table, choice) };
  }
  const list = await readRoster(bytes, choice.time ?? { day: new Date().toISOString().slice(0, 10) });
  const columns = importColumns.map((column) => ({
    head: column,
    sample: list.rows[0]?.cells[column] ?? '',
    column,
  }));
  return { format: 'oneroster', ...noTextFormat, columns, ...list };
}
