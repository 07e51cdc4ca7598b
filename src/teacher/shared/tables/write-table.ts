import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { escapeFormula, type TableCell } from './table-cells.ts';

/** Writes a table as a file for spreadsheets. Loaded only for an export. */

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Limits of a column's width in characters; longer headings are wrapped. */
const columnWidths = { min: 9, max: 20, textMax: 28 } as const;
const lineHeight = 16;
const headLinesMax = 6;

/** Width in characters; Han characters count as two. */
function measureWidth(cell: TableCell): number {
  return Array.from(String(cell ?? ''), (character) => (character > '\u2e80' ? 2 : 1)).reduce<number>(
    (sum, width) => sum + width,
    0,
  );
}

export type ExportTable = {
  columns: readonly { head: string; kind: 'text' | 'number' }[];
  rows: readonly (readonly TableCell[])[];
  /** Number of first columns that stay visible while scrolling. */
  frozen: number;
  /** Number of first rows, below the heads, that stay visible. */
  frozenRows?: number;
  /** Numbers that are struck out and show a word behind them; they stay numbers. */
  struckCells?: readonly { row: number; column: number; word: string }[];
};

function fitColumnWidth({ columns, rows }: ExportTable, index: number): number {
  const column = columns[index];
  const cellWidths = column?.kind === 'text' ? rows.map((row) => measureWidth(row[index] ?? null)) : [];
  const headWidth = Math.min(measureWidth(column?.head ?? ''), columnWidths.max);
  const wantedWidth = Math.max(headWidth, ...cellWidths) + 2;
  return Math.min(
    column?.kind === 'text' ? columnWidths.textMax : columnWidths.max,
    Math.max(columnWidths.min, wantedWidth),
  );
}

const headStyle = {
  font: { bold: true },
  numFmt: '@',
  alignment: { wrapText: true, vertical: 'top' },
} as const;

/** The word is part of the number's format. A quoted text in a format has no quotes inside. */
const strikeWith = (word: string) => ({
  font: { strikethrough: true },
  numFmt: `General" ${word.replaceAll('"', '')}"`,
});

type StyledCell = { value: TableCell; style: typeof headStyle | ReturnType<typeof strikeWith> };

function describeSheet(table: ExportTable, name: string) {
  const { columns, rows, frozen, frozenRows = 0, struckCells = [] } = table;
  const headTexts = columns.map((column) => column.head);
  const fittedWidths = columns.map((_, index) => fitColumnWidth(table, index));
  const headLineCounts = headTexts.map((text, index) =>
    Math.ceil(measureWidth(text) / ((fittedWidths[index] ?? columnWidths.min) - 1)),
  );
  return {
    name,
    columns: columns.map(({ kind }, index) => ({
      width: fittedWidths[index] ?? columnWidths.min,
      ...(kind === 'text' && { numFmt: '@' }),
    })),
    rows: [headTexts, ...rows.map((row) => [...row])],
    cells: new Map<`${number},${number}`, StyledCell>([
      ...headTexts.map((value, index) => [`0,${index}`, { value, style: headStyle }] as const),
      ...struckCells.map(
        ({ row, column, word }) =>
          [`${row + 1},${column}`, { value: rows[row]?.[column] ?? null, style: strikeWith(word) }] as const,
      ),
    ]),
    rowDefs: new Map([[0, { height: lineHeight * Math.min(headLinesMax, Math.max(...headLineCounts)) }]]),
    freezePane: { rows: 1 + frozenRows, columns: frozen },
  };
}

export type NamedTable = { name: string; table: ExportTable };

/** A workbook, with further sheets after the first. Text cells stay text, whatever they begin with and however they are edited. */
export async function writeTableXlsx(
  table: ExportTable,
  sheetName: string,
  further: readonly NamedTable[] = [],
): Promise<Blob> {
  const sheets = [{ name: sheetName, table }, ...further];
  const bytes = await writeXlsx({ sheets: sheets.map((sheet) => describeSheet(sheet.table, sheet.name)) });
  return new Blob([new Uint8Array(bytes)], { type: xlsxType });
}

/** The byte order mark tells Excel that the text is UTF-8. */
export function writeTableCsv({ columns, rows }: ExportTable): Blob {
  const escapedRows = [columns.map(({ head }) => head), ...rows].map((row) => row.map(escapeFormula));
  return new Blob([writeCsv(escapedRows, { bom: true })], { type: 'text/csv;charset=utf-8' });
}
