import { findOwn } from '#contract/find-own.ts';

/** Reads the title from the beginning of an HTML page. */

const titleMaxLength = 200;
/**
 * The charset is searched in this many bytes. Browsers search the first kilobyte, but some pages declare it
 * later.
 */
const charsetSearchBytes = 4_096;

const namedEntities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  trade: '™',
  laquo: '«',
  raquo: '»',
  times: '×',
  eacute: 'é',
  egrave: 'è',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
};

function decodeNumber(codePoint: number): string {
  const isCharacter = codePoint > 0 && codePoint <= 0x10ffff && (codePoint < 0xd800 || codePoint > 0xdfff);
  return isCharacter ? String.fromCodePoint(codePoint) : '';
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (entity, hex, decimal, name) => {
    if (hex) return decodeNumber(Number.parseInt(hex, 16));
    if (decimal) return decodeNumber(Number(decimal));
    const key = String(name).toLowerCase();
    return findOwn(namedEntities, key) ?? entity;
  });
}

function findCharset(bytes: Buffer, contentType: string): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const charsetPattern = /charset\s*=["'\s]*([\w-]+)/i;
  // This pattern and those below never match beyond the next tag, so that hostile pages with many unclosed
  // tags are read quickly.
  const metaTag =
    /<meta\s[^<>]*charset[^<>]*>/i.exec(bytes.toString('latin1', 0, charsetSearchBytes))?.[0] ?? '';
  return charsetPattern.exec(contentType)?.[1] ?? charsetPattern.exec(metaTag)?.[1] ?? 'utf-8';
}

function decodeText(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/**
 * Turns a text into one line. Control characters are removed, because they could garble the line or reverse
 * its direction to fake another title.
 */
function toPlainLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+|\s+/gu, ' ').trim();
  return [...line.replace(/ {2,}/g, ' ')].slice(0, titleMaxLength).join('');
}

/** Returns the title as one line of plain text, at most 200 characters; empty if the page has no title. */
export function readTitle(bytes: Buffer, contentType: string): string {
  const html = decodeText(bytes, findCharset(bytes, contentType));
  const titleTag = /<title(?:\s[^<>]*)?>/i.exec(html);
  if (!titleTag) return '';
  const afterTitleTag = html.slice(titleTag.index + titleTag[0].length);
  const titleEnd = afterTitleTag.search(/<\/title/i);
  return titleEnd === -1 ? '' : toPlainLine(decodeEntities(afterTitleTag.slice(0, titleEnd)));
}
