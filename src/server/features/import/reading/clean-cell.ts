import type { CellValue } from 'hucre/csv';

/** Format characters take no room: zero-width spaces and soft hyphens come with lists copied from web pages. */
const formatCharacters = /\p{Cf}+/gu;
/** Control characters, line breaks among them, separate words as spaces do. */
const spaces = /[\p{Cc}\s]+/gu;

/** One spelling of each text: composed characters, single spaces, no invisible characters. */
export function cleanCell(value: CellValue | undefined): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '');
  return text.normalize('NFC').replaceAll(formatCharacters, '').replaceAll(spaces, ' ').trim();
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
