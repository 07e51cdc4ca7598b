import type { Random } from '#form/demo-half.ts';
import { type Block, type Inline, type Mark, marks, type TextTree } from '#parts/formatted-text/rich-text.ts';

/** Formatted texts as the editor stores them: no two texts of the same look beside each other, no empty line at an end. */

const words = ['水', 'x', '2', ' and ', '甲、乙', 'a < b & "c"', '</p><script>', '😀', 'naïve', ' '];
const formulas = ['\\frac{3}{4}', '\\sqrt[3]{8}', '\\ce{2H2 + O2 -> 2H2O}', 'x^2', '\\text{速度}'];
const markSets: Mark[][] = [
  ['b'],
  ['i'],
  ['u'],
  ['sub'],
  ['sup'],
  ['b', 'i'],
  ['i', 'u', 'sup'],
  ['b', 'sub'],
];

/** Of what a text may have only some. */
type Counts = { blanks: number; pictures: number };

function makeInline(random: Random, counts: Counts): Inline {
  const kind = random.integerBetween(0, 11);
  if (kind === 0) {
    counts.blanks += 1;
    return { blank: Math.min(99, counts.blanks) };
  }
  if (kind === 1) return { math: random.pick(formulas) };
  if (kind === 2) return { math: random.pick(formulas), block: true };
  if (kind === 3) return { br: true };
  if (kind === 4 && counts.pictures < 10) {
    counts.pictures += 1;
    return {
      picture: {
        url: 'ab/cd.png',
        width: random.integerBetween(1, 900),
        height: 30,
        alt: random.pick(words),
      },
    };
  }
  const t = random.pick(words);
  return kind < 9 ? { t } : { t, m: random.pick(markSets) };
}

const lookOf = (inline: Inline | undefined) =>
  inline && 't' in inline ? marks.filter((mark) => inline.m?.includes(mark)).join() : undefined;

function makeLine(random: Random, counts: Counts, lengthMin = 0): Inline[] {
  const line: Inline[] = [];
  const length = random.integerBetween(lengthMin, 6);
  for (let count = 0; count < length; count += 1) {
    const inline = makeInline(random, counts);
    if (lookOf(inline) === undefined || lookOf(inline) !== lookOf(line.at(-1))) line.push(inline);
  }
  return line;
}

function makeBlock(random: Random, counts: Counts, depth: number): Block {
  const kind = random.integerBetween(0, 5);
  if (kind === 0) {
    const columnCount = random.integerBetween(1, 4);
    const makeRow = () => Array.from({ length: columnCount }, () => makeLine(random, counts));
    const rows = Array.from({ length: random.integerBetween(1, 4) }, makeRow);
    return { table: { ...(random.nextFraction() < 0.5 && { head: true as const }), rows } };
  }
  if (kind <= 2 && depth > 0) {
    const makeItem = () => [
      { p: makeLine(random, counts, 1) },
      ...Array.from({ length: random.integerBetween(0, 1) }, () => makeBlock(random, counts, depth - 1)),
    ];
    const items = Array.from({ length: random.integerBetween(1, 3) }, makeItem);
    return kind === 1 ? { ul: items } : { ol: items };
  }
  return { p: makeLine(random, counts) };
}

/** A text that has some formatting. */
export function makeRandomText(random: Random): TextTree {
  const counts = { blanks: 0, pictures: 0 };
  const middle = Array.from({ length: random.integerBetween(0, 4) }, () => makeBlock(random, counts, 3));
  return { blocks: [{ p: [{ t: '題', m: ['b'] }] }, ...middle, { p: [{ t: '完' }] }] };
}
