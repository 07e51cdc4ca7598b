import type { CellValue } from 'hucre/csv';

/** Control and format characters are removed from cells; a line break within a cell separates words. */
const control = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** One spelling of each text: composed characters, single spaces, no invisible characters. */
export function cleanCell(value: CellValue | undefined): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return text.normalize('NFC').replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim();
}

/** A cell that may have several lines; each line is cleaned. */
export function cleanLines(value: CellValue | undefined): string {
  if (typeof value !== 'string') return cleanCell(value);
  return value
    .split(/[\r\n\u2028\u2029]+/)
    .map(cleanCell)
    .filter((line) => line !== '')
    .join('\n');
}
