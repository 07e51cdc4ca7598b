import { writeCsv } from 'hucre/csv';
import { writeXlsx } from 'hucre/xlsx';
import { guardFormula, type MarksTable } from '#teacher/features/study/marks-table.ts';

/** Writes a table of marks as a file. Loaded only when a file is asked for. */

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Widths in characters; Han characters take two. */
const widths = { text: 22, number: 9 } as const;

/** A workbook of one sheet. Numbers are numbers; text is text, whatever it begins with and however it is edited. */
export async function writeMarksXlsx({ columns, rows }: MarksTable, sheetName: string): Promise<Blob> {
  const head = columns.map((column) => column.head);
  const bytes = await writeXlsx({
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ kind }) => ({
          width: widths[kind],
          ...(kind === 'text' && { numFmt: '@' }),
        })),
        rows: [head, ...rows.map((row) => [...row])],
        cells: new Map(
          head.map((value, index) => [`0,${index}`, { value, style: { font: { bold: true }, numFmt: '@' } }]),
        ),
        freezePane: { rows: 1, columns: 2 },
      },
    ],
  });
  return new Blob([new Uint8Array(bytes)], { type: xlsxType });
}

/** The mark at its start tells Excel that the text is UTF-8. */
export function writeMarksCsv({ columns, rows }: MarksTable): Blob {
  const lines = [columns.map(({ head }) => head), ...rows].map((row) => row.map(guardFormula));
  return new Blob([writeCsv(lines, { bom: true })], { type: 'text/csv;charset=utf-8' });
}
