import { importColumnsMax } from '#contract/limits.ts';
import { refuseColumn } from './refuse-column.ts';

/**
 * Splits CSV (RFC 4180) into rows, one after another, so that a reader can stop at any row. A row takes little memory
 * however many separators it has: `parseCsv` of hucre would store all cells of all rows before it says how many there are.
 */

type CellEnd = { value: string; next: number };

/** Reads a cell in quotes; two quotes mean one. Text after the closing quote belongs to the cell. */
function readQuotedCell(text: string, start: number, findEnd: (from: number) => number): CellEnd {
  const parts: string[] = [];
  let partStart = start + 1;
  for (;;) {
    const quote = text.indexOf('"', partStart);
    if (quote < 0) return { value: parts.join('') + text.slice(partStart), next: text.length };
    const isEscaped = text[quote + 1] === '"';
    parts.push(text.slice(partStart, isEscaped ? quote + 1 : quote));
    if (!isEscaped) {
      const next = findEnd(quote + 1);
      return { value: parts.join('') + text.slice(quote + 1, next), next };
    }
    partStart = quote + 2;
  }
}

/** Yields the cells of each row. Refuses a text right of the last allowed column. */
export function* splitCsvRows(text: string, separator: string): Generator<string[]> {
  const endPattern = new RegExp(`[${separator}\\r\\n]`, 'g');
  const findEnd = (from: number) => {
    endPattern.lastIndex = from;
    return endPattern.exec(text)?.index ?? text.length;
  };
  let position = 0;
  for (let line = 1; position < text.length; line += 1) {
    const cells: string[] = [];
    for (let column = 1; ; column += 1) {
      const isQuoted = text[position] === '"';
      const end = isQuoted ? undefined : findEnd(position);
      const { value, next } =
        end === undefined
          ? readQuotedCell(text, position, findEnd)
          : { value: text.slice(position, end), next: end };
      // One column more is kept, so that a head with too many columns is noticed.
      if (column <= importColumnsMax + 1) cells.push(value);
      else if (value.trim() !== '') refuseColumn(line, column);
      position = next;
      if (text[position] !== separator) break;
      position += 1;
    }
    position += text.startsWith('\r\n', position) ? 2 : 1;
    yield cells;
  }
}
