import { importColumnsMax, importRowsMax } from '#contract/limits.ts';
import { cleanLines } from './clean-cell.ts';
import { decodeEntities } from './decode-entities.ts';
import { FileProblem } from './file-problem.ts';
import { linesMax } from './find-head.ts';
import { joinSheets } from './join-sheets.ts';
import { limitText } from './limit-text.ts';
import { fillMerged, type MergedArea } from './sheet.ts';
import type { Table, TableRow } from './table.ts';

/** Reads the tables of a web page, which many systems save under the name of an Excel file. */

const startLength = 64 * 1024;

/** Whether the text is a web page with a table. */
export const isWebTable = (text: string): boolean =>
  /^\s*</.test(text.slice(0, 1024)) && /<table[\s>]/i.test(text.slice(0, startLength));

/** Whether the text is of another format that programs call Excel: XML of 2003, a web archive, a page without a table. */
export const isOtherMarkup = (text: string): boolean =>
  /^\s*(?:<(?:\?xml|!doctype|html|!--|workbook)|mime-version:|\{\\rtf)/i.test(text.slice(0, 1024));

/** The encoding that the page declares, in lower case. */
export const readDeclaredEncoding = (bytes: Buffer): string | undefined =>
  /charset\s*=\s*["']?\s*([\w-]+)/i.exec(bytes.toString('latin1', 0, 4096))?.[1]?.toLowerCase();

const tagPattern =
  /<(\/?)(tr|td|th|br|p|div)\b([^>]*)>|<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\4\s*>|<[^>]*>/gi;

const readSpan = (attributes: string, name: string): number =>
  Math.min(
    Number(new RegExp(`\\s${name}\\s*=\\s*["']?(\\d{1,5})`, 'i').exec(attributes)?.[1] ?? 1) || 1,
    importRowsMax,
  );

/** Collects cells row by row; a cell that spans several rows leaves its place free in the next ones. */
function createRows() {
  const lines: TableRow[] = [];
  const areas: MergedArea[] = [];
  const takenUntil: number[] = [];
  const countText = limitText();
  let cells: string[] = [];
  let cell: { text: string; rows: number; columns: number } | undefined;
  const endCell = () => {
    if (!cell) return;
    let column = cells.length;
    while ((takenUntil[column] ?? 0) > lines.length) column = cells.push('');
    if (column >= importColumnsMax && cell.text.trim() !== '')
      throw new FileProblem('too_many_columns', {
        max: importColumnsMax,
        line: lines.length + 1,
        column: String(column + 1),
      });
    const end = Math.min(column + cell.columns, importColumnsMax);
    cells.push(cleanLines(decodeEntities(cell.text)), ...Array.from({ length: end - column - 1 }, () => ''));
    if (cell.rows > 1) {
      areas.push({
        startRow: lines.length,
        endRow: lines.length + cell.rows - 1,
        startCol: column,
        endCol: end - 1,
      });
      for (let each = column; each < end; each += 1) takenUntil[each] = lines.length + cell.rows;
    }
    cell = undefined;
  };
  const endRow = () => {
    endCell();
    if (cells.length === 0) return;
    countText(cells);
    lines.push({ line: lines.length + 1, cells });
    cells = [];
  };
  const addText = (text: string) => {
    if (cell) cell.text += text;
  };
  const beginCell = (attributes: string) => {
    endCell();
    cell = { text: '', rows: readSpan(attributes, 'rowspan'), columns: readSpan(attributes, 'colspan') };
  };
  return { lines, areas, endCell, endRow, addText, beginCell };
}

/** Reads the rows of all tables of a page. */
export function readWebTable(text: string): Table {
  const { lines, areas, endCell, endRow, addText, beginCell } = createRows();
  let position = 0;
  for (const tag of text.matchAll(tagPattern)) {
    addText(text.slice(position, tag.index).replaceAll(/\s+/g, ' '));
    position = tag.index + tag[0].length;
    const [, end, name = '', attributes = ''] = tag;
    switch (name.toLowerCase()) {
      case 'tr':
        endRow();
        break;
      case 'td':
      case 'th':
        if (end) endCell();
        else beginCell(attributes);
        break;
      case '':
        break;
      default:
        addText('\n');
    }
    if (lines.length > linesMax) break;
  }
  endRow();
  fillMerged(lines, areas);
  return joinSheets([{ name: '', lines }]);
}
