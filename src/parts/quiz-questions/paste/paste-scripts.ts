/**
 * Raised and lowered characters of what was copied: the plain text of a clipboard says 102 where its web page says 10². They
 * become characters of their own, such as ² and ₂, or are marked with ^ and _.
 */

const ordinary = '0123456789+-=()nabcdefghijklmoprstuvwxyz';
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐᵒᵖʳˢᵗᵘᵛʷˣʸᶻ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙₐ   ₑ  ₕᵢⱼₖₗₘₒₚᵣₛₜᵤᵥ ₓ  ';

type Script = 'sup' | 'sub';

function shift(text: string, script: Script): string {
  const characters = script === 'sup' ? Array.from(raised) : Array.from(lowered);
  const shifted = Array.from(
    text,
    (one) => characters[ordinary.indexOf(/[−–]/.test(one) ? '-' : one)] ?? ' ',
  );
  if (shifted.every((one) => one !== ' ')) return shifted.join('');
  const sign = script === 'sup' ? '^' : '_';
  return Array.from(text).length === 1 ? `${sign}${text}` : `${sign}(${text})`;
}

/** A run of text of a web page; `breaks`: it begins a line. */
type Run = { text: string; script: Script | undefined; breaks: boolean };

const tokens =
  /<!--[\s\S]*?-->|<(style|script|head|title)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</gi;
const voidTags = /^(?:br|img|hr|meta|link|input|col|wbr|area|base|o:p)$/i;
const blockTags = /^(?:p|div|li|tr|br|h[1-6]|ul|ol|table|blockquote|pre|section|article)$/i;

const entities = new Map(
  Object.entries({
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    nbsp: '\u00a0',
    times: '×',
    divide: '÷',
    minus: '−',
    ndash: '–',
    mdash: '—',
    deg: '°',
    plusmn: '±',
    hellip: '…',
    lsquo: '‘',
    rsquo: '’',
    ldquo: '“',
    rdquo: '”',
  }),
);

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi,
    (entity, number, hex, name: string | undefined) => {
      if (name !== undefined) return entities.get(name) ?? entity;
      const code = number === undefined ? Number.parseInt(String(hex), 16) : Number(number);
      return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
    },
  );
}

function findScript(tag: string, attributes: string): Script | undefined {
  if (/^su[bp]$/i.test(tag)) return tag.toLowerCase() as Script;
  const align = /vertical-align\s*:\s*(super|sub)\b/i.exec(attributes)?.[1]?.toLowerCase();
  return align === 'super' ? 'sup' : align === 'sub' ? 'sub' : undefined;
}

function readRuns(html: string): Run[] {
  const runs: Run[] = [];
  const open: { tag: string; script: Script | undefined }[] = [];
  let breaks = true;
  for (const [token, , end = '', tag, attributes = ''] of html.matchAll(tokens)) {
    if (tag === undefined) {
      if (token.startsWith('<')) continue;
      const text = decode(token).replace(/[ \t\r\n]+/g, ' ');
      if (text === ' ' && breaks) continue;
      runs.push({ text, script: open.at(-1)?.script, breaks });
      breaks = false;
      continue;
    }
    breaks ||= blockTags.test(tag);
    if (voidTags.test(tag) || attributes.endsWith('/')) continue;
    const name = tag.toLowerCase();
    if (end === '') open.push({ tag: name, script: findScript(tag, attributes) ?? open.at(-1)?.script });
    else {
      const index = open.map((one) => one.tag).lastIndexOf(name);
      if (index >= 0) open.splice(index);
    }
  }
  return runs;
}

const squeeze = (text: string) => text.replace(/\s/g, '');

/** Where the squeezed text ends in `text`, if it stands there from `from` on, apart from spaces. */
function matchAt(text: string, from: number, squeezed: string): number | undefined {
  let at = from;
  for (const one of squeezed) {
    while (/\s/.test(text[at] ?? '')) at += 1;
    if (!text.startsWith(one, at)) return undefined;
    at += one.length;
  }
  return at;
}

/** Characters before a raised one by which its place in the plain text is found. */
const contextLength = 24;
/** How far behind the last place the next one may be. */
const searchedLength = 20_000;

type Place = { start: number; end: number };

/** Where `context` and behind it `script` stand in the text, from `from` on. */
function findPlace(text: string, from: number, context: string, script: string): Place | undefined {
  const first = Array.from(context)[0] ?? Array.from(script)[0] ?? '';
  const limit = Math.min(text.length, from + searchedLength);
  for (let at = text.indexOf(first, from); at >= 0 && at < limit; at = text.indexOf(first, at + 1)) {
    const start = matchAt(text, at, context);
    const end = start === undefined ? undefined : matchAt(text, start, script);
    if (start !== undefined && end !== undefined) return { start, end };
  }
  return undefined;
}

/** The plain text of a page, for a clipboard without any. */
const joinRuns = (runs: readonly Run[]): string =>
  runs
    .map(({ text, script, breaks }) => `${breaks ? '\n' : ''}${script ? shift(text.trim(), script) : text}`)
    .join('')
    .trim();

/**
 * The plain text of a clipboard with the raised and lowered characters of its web page; undefined if it has none, or the page
 * is of another text.
 */
export function keepScripts(plainText: string, html: string): string | undefined {
  if (!/<su[bp]\b|vertical-align\s*:\s*su/i.test(html)) return undefined;
  const runs = readRuns(html);
  if (plainText.trim() === '') return joinRuns(runs) || undefined;
  let result = '';
  let position = 0;
  let lineText = '';
  for (const { text, script, breaks } of runs) {
    if (breaks) lineText = '';
    const squeezed = squeeze(text);
    if (script && squeezed !== '') {
      const context = Array.from(lineText).slice(-contextLength).join('');
      const place = findPlace(plainText, position, context, squeezed);
      if (place) {
        result += plainText.slice(position, place.start) + shift(squeezed, script);
        position = place.end;
        lineText = '';
        continue;
      }
    }
    lineText += squeezed;
  }
  return position === 0 ? undefined : result + plainText.slice(position);
}
