import { findOwn } from '#contract/find-own.ts';
import { normaliseTyped } from '#contract/rules/typed-text.ts';
import { foldVariants } from './simplified.ts';

/**
 * Compares a typed text with a blank's accepted texts. What keyboards change by themselves is always ignored
 * (`normaliseTyped`); by the question's switches case, all spaces, and variants of Chinese characters and quotes.
 */
type MatchSwitches = { case_sensitive: boolean; ignore_space: boolean; match_variants: boolean };

export function normaliseText(text: string, switches: MatchSwitches): string {
  let plainText = normaliseTyped(text);
  if (switches.ignore_space) plainText = plainText.replaceAll(' ', '');
  if (!switches.case_sensitive) plainText = plainText.toLowerCase();
  return switches.match_variants ? foldVariants(plainText) : plainText;
}

/** The blanks of a question in order, with the texts that count as right. */
type BlanksKey = MatchSwitches & { blanks: { id: string; accepted: string[] }[] };

/** Tells for each blank, in order, whether its text is right. A missing or empty text is wrong. */
export function matchBlanks(key: BlanksKey, texts: Readonly<Record<string, unknown>>): boolean[] {
  return key.blanks.map(({ id, accepted }) => {
    const text = findOwn(texts, id);
    if (typeof text !== 'string') return false;
    const normalisedText = normaliseText(text, key);
    return (
      normalisedText !== '' &&
      accepted.some((acceptedText) => normaliseText(acceptedText, key) === normalisedText)
    );
  });
}
