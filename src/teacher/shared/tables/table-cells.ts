/** Cells and file names of tables that are saved for spreadsheets. Pure. */

export type TableCell = string | number | null;

/**
 * Spreadsheets run cells of a CSV file that begin like this as formulas, in some languages also with full-width
 * signs. An apostrophe makes them text.
 */
const formulaPattern = /^\s*[=+\-@|＝＋－＠]|^[\t\r\n]/;

export function escapeFormula(cell: TableCell): TableCell {
  return typeof cell === 'string' && formulaPattern.test(cell) ? `'${cell}` : cell;
}

/** A file name without characters that Windows or macOS forbid, and short enough for both. */
export function nameFile(nameParts: readonly string[], extension: string): string {
  const name = nameParts
    .join(' ')
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.]+/, '')
    .trim();
  return `${[...name].slice(0, 80).join('').trim()}.${extension}`;
}
