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

/** Guesses the encoding by the byte order mark, else by zero bytes, else by the best rating. */
export function detectEncoding(bytes: Buffer): ImportEncoding {
  const marked = byteOrderMarks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[0];
  const sample = takeSample(bytes);
  const wide = findUtf16(sample);
  if (wide) return wide;
  if (isUtf8(sample)) return 'utf-8';
  const [best = 'utf-8'] = (['big5', 'gb18030', 'utf-8'] as const).toSorted((first, second) =>
    compareRates(rateEncoding(sample, first), rateEncoding(sample, second)),
  );
  return best;
}
