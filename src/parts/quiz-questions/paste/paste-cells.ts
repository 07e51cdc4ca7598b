import { findHeader } from './paste-columns.ts';
import { toHalfWidth } from './paste-lines.ts';
import type { PastedRow } from './pasted-row.ts';

/** Labels of Word's lists, which a tab separates from their text. */
const listLabel =
  /^\s*(?:[A-H]|\(?[A-H]\)?[.)、:]|\(?\d{1,3}\)?[.)、:]|\(\d{1,3}\)|Q\s*\d{1,3}\W*|第\s*\d{1,3}\s*[題题]\W*)\s*$/i;

/** A separator separates cells. A cell with separators or line breaks is in quotes, in which "" is a quote. */
function readRows(text: string, separator: string): PastedRow[] {
  const rowPattern = new RegExp(
    `(?:(?<=^|[${separator}\\n])"(?:[^"]|"")*"(?=[${separator}\\n]|$)|[^\\n])*(?:\\n|$)`,
    'g',
  );
  const cellPattern = new RegExp(
    `(?<=^|${separator})(?:"(?:[^"]|"")*"(?=${separator}|$)|[^${separator}]*)`,
    'g',
  );
  const rows: PastedRow[] = [];
  let line = 1;
  for (const [row] of text.matchAll(rowPattern)) {
    const cells = row.replace(/\n$/, '').match(cellPattern) ?? [];
    rows.push({ line, cells: cells.map(readCell) });
    line += row.split('\n').length - 1;
  }
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

function readCell(cell: string): string {
  const quotedCell = /^"((?:[^"]|"")*)"$/.exec(cell);
  return (quotedCell?.[1]?.replaceAll('""', '"') ?? cell).trim();
}

/** A table of Markdown with tabs between its cells, and its lines where they were; other text as it is. */
function readMarkdownTable(text: string): string {
  const lines = text.split('\n');
  if (!lines.every((line) => line.trim() === '' || /^\s*\|.*\|\s*$/.test(line))) return text;
  return lines
    .map((line) => (/^[\s|:-]*$/.test(line) ? '' : line.trim().slice(1, -1).split('|').join('\t')))
    .join('\n');
}

/**
 * The filled rows of a table copied from a spreadsheet; undefined if the text is none: every row of a table has
 * at least two cells, the first of which is no label of a list. Of CSV, the first rows have to name the columns.
 */
export function readTable(text: string): PastedRow[] | undefined {
  const plainText = readMarkdownTable(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  const rows = readRows(plainText, '\t');
  const isTable =
    rows.length > 0 &&
    rows.every(({ cells }) => cells.length > 1 && !listLabel.test(toHalfWidth(cells[0] ?? '')));
  if (isTable || (rows.some(({ cells }) => cells.length > 1) && findHeader(rows))) return rows;
  if (plainText.includes('\t')) return undefined;
  return [',', ';']
    .map((separator) => readRows(plainText, separator))
    .find((each) => findHeader(each)?.index === 0);
}
