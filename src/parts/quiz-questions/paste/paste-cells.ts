import { toHalfWidth } from './paste-lines.ts';

/** A row of a table as a spreadsheet puts it on the clipboard; `line`, from 1, is where it begins. */
export type PastedRow = { line: number; cells: string[] };

/** Labels of Word's lists, which a tab separates from their text. */
const listLabel =
  /^\s*(?:[A-H]|\(?[A-H]\)?[.)、:]|\(?\d{1,3}\)?[.)、:]|\(\d{1,3}\)|Q\s*\d{1,3}\W*|第\s*\d{1,3}\s*[題题]\W*)\s*$/i;

/** Tabs separate cells. A cell with tabs or line breaks is in quotes, in which "" is a quote. */
function readRows(text: string): PastedRow[] {
  const rows: PastedRow[] = [];
  let line = 1;
  for (const [row] of text.matchAll(/(?:(?<=^|[\t\n])"(?:[^"]|"")*"(?=[\t\n]|$)|[^\n])*(?:\n|$)/g)) {
    const cells = row.replace(/\n$/, '').match(/(?<=^|\t)(?:"(?:[^"]|"")*"(?=\t|$)|[^\t]*)/g) ?? [];
    rows.push({ line, cells: cells.map(readCell) });
    line += row.split('\n').length - 1;
  }
  return rows;
}

function readCell(cell: string): string {
  const quotedCell = /^"((?:[^"]|"")*)"$/.exec(cell);
  return (quotedCell?.[1]?.replaceAll('""', '"') ?? cell).trim();
}

/**
 * The filled rows of a table copied from a spreadsheet; undefined if the text is none: every row of a table has
 * at least two cells, the first of which is no label of a list.
 */
export function readTable(text: string): PastedRow[] | undefined {
  const rows = readRows(text.replace(/\r\n?/g, '\n')).filter(({ cells }) =>
    cells.some((cell) => cell !== ''),
  );
  const isTable =
    rows.length > 0 &&
    rows.every(({ cells }) => cells.length > 1 && !listLabel.test(toHalfWidth(cells[0] ?? '')));
  return isTable ? rows : undefined;
}
