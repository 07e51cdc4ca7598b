import type { ImportEncoding } from '#contract/import/import-columns.ts';
import { decodeText } from './decode-text.ts';
import { countKnownColumns } from './find-columns.ts';
import { headLinesMax } from './find-head.ts';

/** Rates how well a text can be read in an encoding. */

/** More characters than a line with the names of all columns. */
const lineMaxLength = 4096;

/**
 * Whether two bytes are a common character: nearly all names consist of characters in level 1 of Big5 or GB
 * 2312.
 */
const isCommonByEncoding: Partial<Record<ImportEncoding, (lead: number, trail: number) => boolean>> = {
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
};

function countCommonCharacters(sample: Buffer, encoding: ImportEncoding): number {
  const bytePairs = sample.toString('latin1').match(/[\u0081-\u00fe][\u0040-\u00fe]/g) ?? [];
  return bytePairs.filter((pair) => isCommonByEncoding[encoding]?.(pair.charCodeAt(0), pair.charCodeAt(1)))
    .length;
}

/**
 * Rates an encoding; the higher rating is better. Unreadable characters are compared first, then known column
 * names, then common characters.
 */
export function rateEncoding(sample: Buffer, encoding: ImportEncoding): readonly number[] {
  const text = decodeText(sample, encoding);
  const unreadableCount = text.split('\ufffd').length - 1;
  const knownCounts = text
    .split(/\r\n|\r|\n/, headLinesMax)
    .map((line) => countKnownColumns(line.slice(0, lineMaxLength).split(/[,;\t|]/)));
  return [-unreadableCount, Math.max(...knownCounts), countCommonCharacters(sample, encoding)];
}

/** Sorts the better rating first. */
export function compareRates(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((value, place) => value !== second[place]);
  return index < 0 ? 0 : (second[index] ?? 0) - (first[index] ?? 0);
}
