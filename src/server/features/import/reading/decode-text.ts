import iconv from 'iconv-lite';
import type { ImportEncoding } from '#contract/import/import-columns.ts';

/**
 * Decodes text in any accepted encoding. Big5 is read with the Hong Kong Supplementary Character Set, which
 * Node's own decoder lacks. Characters that cannot be read become U+FFFD.
 */

const decoderByEncoding: Record<ImportEncoding, string> = {
  'utf-8': 'utf8',
  big5: 'big5hkscs',
  gb18030: 'gb18030',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
};

/** Returns the text without the byte order mark. */
export function decodeText(bytes: Buffer, encoding: ImportEncoding): string {
  return iconv.decode(bytes, decoderByEncoding[encoding], { stripBOM: true });
}
