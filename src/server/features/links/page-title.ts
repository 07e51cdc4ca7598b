/** Reads the title from the beginning of an HTML page. */

const titleMaxLength = 200;
/** Browsers look for the charset in the first kilobyte; some pages declare it later. */
const charsetWithin = 4_096;

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

function decodeNumber(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '';
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}));?/gi, (whole, hex, decimal, name) => {
    if (hex) return decodeNumber(Number.parseInt(hex, 16));
    if (decimal) return decodeNumber(Number(decimal));
    const key = String(name).toLowerCase();
    return Object.hasOwn(namedEntities, key) ? (namedEntities[key] ?? whole) : whole;
  });
}

function findCharset(bytes: Buffer, contentType: string): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  const pattern = /charset\s*=["'\s]*([\w-]+)/i;
  // This pattern and those below never match beyond the next tag, because hostile pages have many unclosed tags.
  const meta = /<meta\s[^<>]*charset[^<>]*>/i.exec(bytes.toString('latin1', 0, charsetWithin))?.[0] ?? '';
  return pattern.exec(contentType)?.[1] ?? pattern.exec(meta)?.[1] ?? 'utf-8';
}

function decode(bytes: Buffer, charset: string): string {
  try {
    return new TextDecoder(charset).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

/** Removes control characters, which could garble the line or reverse its direction to fake another title. */
function toPlainLine(text: string): string {
  const line = text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+|\s+/gu, ' ').trim();
  return [...line.replace(/ {2,}/g, ' ')].slice(0, titleMaxLength).join('');
}

/** One line of plain text, at most 200 characters; empty if the page has no title. */
export function readTitle(bytes: Buffer, contentType: string): string {
  const html = decode(bytes, findCharset(bytes, contentType));
  const start = /<title(?:\s[^<>]*)?>/i.exec(html);
  if (!start) return '';
  const rest = html.slice(start.index + start[0].length);
  const end = rest.search(/<\/title/i);
  return end === -1 ? '' : toPlainLine(decodeEntities(rest.slice(0, end)));
}
