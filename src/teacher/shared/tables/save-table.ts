import { saveFile } from '#ui/browser/save-file.ts';
import { nameFile } from './table-cells.ts';
import type { ExportTable, NamedTable } from './write-table.ts';

export type TableFormat = 'csv' | 'xlsx';

type SavedTable = {
  table: ExportTable;
  /** Of the first sheet. */
  sheetName: string;
  /** Sheets after the first; a CSV file has the first alone. */
  readFurther?: () => Promise<readonly NamedTable[]>;
  /** Parts of the file's name. */
  nameParts: readonly string[];
};

/** Downloads a table as a workbook or as CSV. The code that writes files is loaded for the first one. */
export async function saveTable(
  format: TableFormat,
  { table, sheetName, readFurther, nameParts }: SavedTable,
): Promise<void> {
  const { writeTableCsv, writeTableXlsx } = await import('./write-table.ts');
  const file =
    format === 'csv' ? writeTableCsv(table) : await writeTableXlsx(table, sheetName, await readFurther?.());
  saveFile(file, nameFile(nameParts, format));
}
