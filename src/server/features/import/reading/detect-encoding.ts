import { isUtf8 } from 'node:buffer';
import type { ImportEncoding } from '#contract/import/import-columns.ts';
import { compareRates, rateEncoding } from './rate-encoding.ts';

/** Guesses the encoding of a file. */

const byteOrderMarks: readonly [ImportEncoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

const sampleBytes = 64 * 1024;

/** Returns the start of the file, up to the end of a line so that no character is cut. */
function takeSample(bytes: Buffer): Buffer {
  if (bytes.length <= sampleBytes) return bytes;
  const lineEnd = bytes.lastIndexOf(0x0a, sampleBytes);
  return bytes.subarray(0, lineEnd > 0 ? lineEnd + 1 : sampleBytes);
}

/**
 * Recognises UTF-16 without a byte order mark: every other byte of separators, digits and Latin letters is
 * zero.
 */
function findUtf16(sample: Buffer): ImportEncoding | undefined {
  const zeroCounts = [0, 0];
  for (let index = 0; index < sample.length; index += 1)
    if (sample[index] === 0) zeroCounts[index % 2] = (zeroCounts[index % 2] ?? 0) + 1;
  const [evenZeros = 0, oddZeros = 0] = zeroCounts;
  if (evenZeros + oddZeros < sample.length / 50) return undefined;
  return oddZeros >= evenZeros ? 'utf-16le' : 'utf-16be';
}

/** Guesses the encoding by the byte order mark, else by zero bytes, else by the best rating. */
export function detectEncoding(bytes: Buffer): ImportEncoding {
  const markedEncoding = byteOrderMarks.find(([, mark]) =>
    mark.every((byte, index) => bytes[index] === byte),
  );
  if (markedEncoding) return markedEncoding[0];
  const sample = takeSample(bytes);
  const utf16Encoding = findUtf16(sample);
  if (utf16Encoding) return utf16Encoding;
  if (isUtf8(sample)) return 'utf-8';
  const [bestEncoding = 'utf-8'] = (['big5', 'gb18030', 'utf-8'] as const).toSorted((first, second) =>
    compareRates(rateEncoding(sample, first), rateEncoding(sample, second)),
  );
  return bestEncoding;
}
