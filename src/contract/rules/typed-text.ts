/**
 * Folds differences that keyboards make by themselves, so that texts that people type compare equal. Every place that
 * compares typed text uses `foldTyped` or `normaliseTyped`. Pure.
 */

/** Spellings of a sign, each by the plain one. Spellings that NFKC changes come first. */
const spellingsBeforeNfkc: readonly (readonly [RegExp, string])[] = [
  [/[`´‘’‛ʹʻʼʽˈ′‵＇｀]/g, "'"],
  [/[“”„‟″‶〝〞〟＂]/g, '"'],
  [/[…⋯]/g, '...'],
  // Without meaning of their own: soft hyphens, joiners, marks of direction, choices of glyphs.
  [/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, ''],
  [/\p{Variation_Selector}/gu, ''],
];
const spellingsAfterNfkc: readonly (readonly [RegExp, string])[] = [
  [/[\u2010-\u2015\u2043\u2212]/g, '-'],
  [/[∼〜]/g, '~'],
  [/[‧・•∙⋅]/g, '·'],
  // Names are typed with either; between digits a full stop is a decimal point.
  [/(?<!\d)\.|\.(?!\d)/g, '·'],
  [/\u2044/g, '/'],
];

/**
 * NFKC alone makes 102 of 10² and 11/2 of 1½. A power of a number is written 10^2 here and a mixed number 1 1/2; the small
 * figures of units and formulas become plain ones (cm² is cm2, H₂O is H2O), as most keyboards have no others.
 */
function keepNumbersApart(text: string): string {
  return text.replace(/(?<=[\d)）０-９])[⁺⁻]?[⁰¹²³⁴-⁹]/g, '^$&').replace(/(?<=[\d０-９])(?=[¼-¾⅐-⅞↉])/g, ' ');
}

const replaceAll = (text: string, spellings: readonly (readonly [RegExp, string])[]): string =>
  spellings.reduce((changed, [pattern, plain]) => changed.replace(pattern, plain), text);

/** Folds full and half width, quotes, apostrophes, dashes, dots and invisible characters. Leaves spaces and case. */
export function foldTyped(text: string): string {
  const plainText = keepNumbersApart(replaceAll(text, spellingsBeforeNfkc)).normalize('NFKC');
  return replaceAll(plainText, spellingsAfterNfkc);
}

/** Folds the text as `foldTyped`, and outer and repeated spaces; the space of a mixed number becomes a plus. */
export function normaliseTyped(text: string): string {
  return foldTyped(text)
    .replace(/(?<=\d)\s+(?=\d+\/\d)/g, '+')
    .replace(/\s+/g, ' ')
    .trim();
}
