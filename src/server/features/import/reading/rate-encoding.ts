import type { ImportEncoding } from '#contract/import/import-columns.ts';
import { decodeText } from './decode-text.ts';
import { countKnownHeads } from './find-columns.ts';

/** Rates how well text reads in an encoding. */

/** Nearly all names consist of characters in level 1 of Big5 or GB 2312. */
const isCommon: Partial<Record<ImportEncoding, (lead: number, trail: number) => boolean>> = {
  big5: (lead) => lead >= 0xa4 && lead <= 0xc6,
  gb18030: (lead, trail) => lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1,
};

function countCommon(sample: Buffer, encoding: ImportEncoding): number {
  const pairs = sample.toString('latin1').match(/[\u0081-\u00fe][\u0040-\u00fe]/g) ?? [];
  return pairs.filter((pair) => isCommon[encoding]?.(pair.charCodeAt(0), pair.charCodeAt(1))).length;
}

/**
 * A higher rating is better. Compares unreadable characters first, then known column names, then common characters.
 */
export function rateEncoding(sample: Buffer, encoding: ImportEncoding): readonly number[] {
  const text = decodeText(sample, encoding);
  const unreadable = text.split('\ufffd').length - 1;
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  return [-unreadable, countKnownHeads(firstLine.split(/[,;\t]/)), countCommon(sample, encoding)];
}

/** Sorts the better rating first. */
export function compareRates(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((value, place) => value !== second[place]);
  return index < 0 ? 0 : (second[index] ?? 0) - (first[index] ?? 0);
}
