import type { CellValue } from 'hucre/xlsx';

/**
 * Format characters are invisible. Lists that were copied from web pages contain zero-width spaces and soft
 * hyphens.
 */
const formatCharactersPattern = /\p{Cf}+/gu;
/** Control characters, including line breaks, separate words like spaces. */
const spacesPattern = /[\p{Cc}\s]+/gu;

/** A formula that only keeps a spreadsheet program from reading a text as a number: `="01"`. */
const textFormulaPattern = /^="((?:[^"]|"")*)"$/;
const readTextFormula = (text: string): string =>
  textFormulaPattern.exec(text)?.[1]?.replaceAll('""', '"') ?? text;

/** Gives each text one spelling: composed characters, single spaces, no invisible characters. */
export function cleanCell(value: CellValue | undefined): string {
  const text =
    value instanceof Date ? value.toISOString().slice(0, 10) : readTextFormula(String(value ?? ''));
  return text.normalize('NFC').replaceAll(formatCharactersPattern, '').replaceAll(spacesPattern, ' ').trim();
}

/** Cleans each line of a cell that may have several lines. */
export function cleanLines(value: CellValue | undefined): string {
  if (typeof value !== 'string') return cleanCell(value);
  return value
    .split(/[\r\n\u2028\u2029]+/)
    .map(cleanCell)
    .filter((line) => line !== '')
    .join('\n');
}
