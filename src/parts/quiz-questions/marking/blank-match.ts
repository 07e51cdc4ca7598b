import { toSimplified } from './simplified.ts';

/**
 * Compares a typed text with a blank's accepted texts. Always ignored: full and half width (NFKC), outer and repeated
 * spaces, and characters that keyboards insert by themselves (curly quotes, long dashes, invisible characters). Ignored by
 * the question's switches: case, all spaces, Traditional or Simplified.
 */
type MatchSwitches = { case_sensitive: boolean; ignore_space: boolean; match_variants: boolean };

export function normaliseText(text: string, switches: MatchSwitches): string {
  let plainText = keepNumbersApart(text)
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/(?<=\d)\s+(?=\d+\/\d)/g, '+')
    .replace(/\s+/g, switches.ignore_space ? '' : ' ')
    .trim();
  if (!switches.case_sensitive) plainText = plainText.toLowerCase();
  return switches.match_variants ? toSimplified(plainText) : plainText;
}

/**
 * NFKC alone makes 102 of 10² and 11/2 of 1½. A power of a number is written 10^2 here and a mixed number 1 1/2; the small
 * figures of units and formulas become plain ones (cm² is cm2, H₂O is H2O), as most keyboards have no others.
 */
function keepNumbersApart(text: string): string {
  return text
    .replace(/(?<=[\d)）０-９])[⁺⁻]?[⁰¹²³⁴-⁹]/g, '^$&')
    .replace(/(?<=[\d０-９])(?=[¼-¾⅐-⅞↉])/g, ' ')
    .normalize('NFKC')
    .replace(/\u2044/g, '/');
}

/** The blanks of a question in order, with the texts that count as right. */
type BlanksKey = MatchSwitches & { blanks: { id: string; accepted: string[] }[] };

/** Tells for each blank, in order, whether its text is right. A missing or empty text is wrong. */
export function matchBlanks(key: BlanksKey, texts: Readonly<Record<string, unknown>>): boolean[] {
  return key.blanks.map(({ id, accepted }) => {
    const text = texts[id];
    if (typeof text !== 'string') return false;
    const normalisedText = normaliseText(text, key);
    return (
      normalisedText !== '' &&
      accepted.some((acceptedText) => normaliseText(acceptedText, key) === normalisedText)
    );
  });
}
