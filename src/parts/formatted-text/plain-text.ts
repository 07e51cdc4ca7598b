import type { Block, Inline, RichText } from './rich-text.ts';

const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ';
const lowered = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₙ';
const ordinary = '0123456789+-=()n';

/** `x2` with a raised 2 is `x²`; what has no raised character is written as `x^a`. */
function shift(text: string, characters: string, sign: string): string {
  const shifted = Array.from(text, (one) => characters[ordinary.indexOf(one === '−' ? '-' : one)]);
  return shifted.every((one) => one !== undefined) ? shifted.join('') : `${sign}${text}`;
}

function writeInline(inline: Inline): string {
  if ('blank' in inline) return `[[${inline.blank}]]`;
  if ('math' in inline) return inline.math;
  if ('picture' in inline) return inline.picture.alt;
  if ('br' in inline) return '\n';
  const { t, m = [] } = inline;
  if (m.includes('sup')) return shift(t, raised, '^');
  return m.includes('sub') ? shift(t, lowered, '_') : t;
}

const writeLine = (inlines: readonly Inline[]) => inlines.map(writeInline).join('');

function writeBlock(block: Block): string {
  if ('p' in block) return writeLine(block.p);
  if ('table' in block) return block.table.rows.map((row) => row.map(writeLine).join(' | ')).join('\n');
  if ('ul' in block) return block.ul.map((item) => `• ${writeBlocks(item)}`).join('\n');
  return block.ol.map((item, index) => `${index + 1}. ${writeBlocks(item)}`).join('\n');
}

const writeBlocks = (blocks: readonly Block[]) => blocks.map(writeBlock).join('\n');

/**
 * The text without its formatting, for lists, grids, search and files: formulas as TeX, pictures by their descriptions, blanks as
 * `[[1]]`, as in a text that never had any formatting.
 */
export function toText(text: RichText): string {
  return typeof text === 'string' ? text : writeBlocks(text.blocks);
}

/** True if nothing is there: neither words nor a formula, a picture or a blank. */
export function isEmptyText(text: RichText): boolean {
  return typeof text === 'string' ? text.trim() === '' : text.blocks.every(isEmptyBlock);
}

function isEmptyBlock(block: Block): boolean {
  if ('p' in block)
    return block.p.every((inline) => 'br' in inline || ('t' in inline && inline.t.trim() === ''));
  if ('table' in block) return block.table.rows.flat().every((cell) => isEmptyBlock({ p: cell }));
  return ('ul' in block ? block.ul : block.ol).flat().every(isEmptyBlock);
}
