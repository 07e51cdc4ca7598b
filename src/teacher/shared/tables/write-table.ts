import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { escapeFormula, type TableCell } from './table-cells.ts';

/** Writes a table as a file for spreadsheets. Loaded only for an export. */

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Limits of a column's width in characters; longer headings are wrapped. */
const widths = { min: 9, max: 20, textMax: 28 } as const;
const lineHeight = 16;
const headLinesMax = 6;

/** Width in characters; Han characters count as two. */
function measure(cell: TableCell): number {
  return Array.from(String(cell ?? ''), (sign) => (sign > '\u2e80' ? 2 : 1)).reduce<number>(
    (sum, one) => sum + one,
    0,
  );
}

export type WrittenTable = {
  columns: readonly { head: string; kind: 'text' | 'number' }[];
  rows: readonly (readonly TableCell[])[];
  /** Number of first columns that stay visible while scrolling. */
  frozen: number;
};

function fitColumn({ columns, rows }: WrittenTable, index: number): number {
  const column = columns[index];
  const cells = column?.kind === 'text' ? rows.map((row) => measure(row[index] ?? null)) : [];
  const head = Math.min(measure(column?.head ?? ''), widths.max);
  const wantedWidth = Math.max(head, ...cells) + 2;
  return Math.min(column?.kind === 'text' ? widths.textMax : widths.max, Math.max(widths.min, wantedWidth));
}

/** A workbook with one sheet. Text cells stay text, whatever they begin with and however they are edited. */
export async function writeTableXlsx(table: WrittenTable, sheetName: string): Promise<Blob> {
  const { columns, rows, frozen } = table;
  const head = columns.map((column) => column.head);
  const fitting = columns.map((_, index) => fitColumn(table, index));
  const lines = head.map((text, index) => Math.ceil(measure(text) / ((fitting[index] ?? widths.min) - 1)));
  const style = {
    font: { bold: true },
    numFmt: '@',
    alignment: { wrapText: true, vertical: 'top' },
  } as const;
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ kind }, index) => ({
          width: fitting[index] ?? widths.min,
          ...(kind === 'text' && { numFmt: '@' }),
        })),
        rows: [head, ...rows.map((row) => [...row])],
        cells: new Map(head.map((value, index) => [`0,${index}`, { value, style }])),
        rowDefs: new Map([[0, { height: lineHeight * Math.min(headLinesMax, Math.max(...lines)) }]]),
        freezePane: { rows: 1, columns: frozen },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: xlsxType });
}

/** The byte order mark tells Excel that the text is UTF-8. */
export function writeTableCsv({ columns, rows }: WrittenTable): Blob {
  const lines = [columns.map(({ head }) => head), ...rows].map((row) => row.map(escapeFormula));
  return new Blob([writeCsv(lines, { bom: true })], { type: 'text/csv;charset=utf-8' });
}
