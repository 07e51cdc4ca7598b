import iconv from 'iconv-lite';
import type { ImportEncoding } from '#contract/import/import-columns.ts';

/**
 * Decodes text of unknown encoding. Big5 is read with the Hong Kong Supplementary Character Set, which the decoder of
 * Node lacks; characters that cannot be read become U+FFFD.
 */

const decoderNames: Record<ImportEncoding, string> = {
  'utf-8': 'utf8',
  big5: 'big5hkscs',
  gb18030: 'gb18030',
  'utf-16le': 'utf16le',
  'utf-16be': 'utf16be',
};

/** The text without the byte order mark. */
export function decodeText(bytes: Buffer, encoding: ImportEncoding): string {
  return iconv.decode(bytes, decoderNames[encoding], { stripBOM: true });
}
