import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';
import type { ImportEncoding } from '#contract/import/import-columns.ts';
import { countKnownHeads } from './find-columns.ts';

/**
 * Decodes text of unknown encoding. Big5 is read with the Hong Kong Supplementary Character Set, which the decoder of
 * Node lacks; characters that cannot be read become U+FFFD.
 */

const names: Record<ImportEncoding, string> = {
  'utf-8': 'utf8',
  big5: 'big5hkscs',
  gb18030: 'gb18030',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
};

const marks: readonly [ImportEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** The text without the byte order mark. */
export function decodeText(bytes: Buffer, encoding: ImportEncoding): string {
  return iconv.decode(bytes, names[encoding], { stripBOM: true });
}

const sampleBytes = 64 * 1024;

/** The start of the file up to the end of a line, so that no character is cut. */
function takeSample(bytes: Buffer): Buffer {
  if (bytes.length <= sampleBytes) return bytes;
  const end = bytes.lastIndexOf(0x0a, sampleBytes);
  return bytes.subarray(0, end > 0 ? end + 1 : sampleBytes);
}

/** UTF-16 without a mark: of separators, digits and Latin letters, every other byte is zero. */
function findUtf16(sample: Buffer): ImportEncoding | undefined {
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1)
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even + odd < sample.length / 50) return undefined;
  return odd >= even ? 'utf-16le' : 'utf-16be';
}

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
function rate(sample: Buffer, encoding: ImportEncoding): readonly number[] {
  const text = decodeText(sample, encoding);
  const unreadable = text.split('\ufffd').length - 1;
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  return [-unreadable, countKnownHeads(firstLine.split(/[,;\t]/)), countCommon(sample, encoding)];
}

function compareRates(first: readonly number[], second: readonly number[]): number {
  const index = first.findIndex((value, place) => value !== second[place]);
  return index < 0 ? 0 : (second[index] ?? 0) - (first[index] ?? 0);
}

/** Guesses the encoding by the byte order mark, else by zero bytes, else by the best rating. */
export function detectEncoding(bytes: Buffer): ImportEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = takeSample(bytes);
  const wide = findUtf16(sample);
  if (wide) return wide;
  if (isUtf8(sample)) return 'utf-8';
  const [best = 'utf-8'] = (['big5', 'gb18030', 'utf-8'] as const).toSorted((first, second) =>
    compareRates(rate(sample, first), rate(sample, second)),
  );
  return best;
}
