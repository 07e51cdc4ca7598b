import { normaliseTyped } from '#contract/rules/typed-text.ts';
import type { CompareSwitches } from '../typed-texts/compare-switches.ts';
import { foldVariants } from './simplified.ts';

/**
 * Compares a typed text with a blank's accepted texts. What keyboards change by themselves is always ignored
 * (`normaliseTyped`); by the question's switches case, all spaces, and variants of Chinese characters and quotes.
 */

export function normaliseText(text: string, switches: CompareSwitches): string {
  let plainText = normaliseTyped(text);
  if (switches.ignore_space) plainText = plainText.replaceAll(' ', '');
  if (!switches.case_sensitive) plainText = plainText.toLowerCase();
  return switches.match_variants ? foldVariants(plainText) : plainText;
}

/** One spelling for answers that differ in case, spaces and variants of Chinese characters alone. */
export function foldAnswer(text: string): string {
  return normaliseText(text, { case_sensitive: false, ignore_space: true, match_variants: true });
}

/** Whether the typed text is the accepted one; an empty text never is. */
export function isSameText(acceptedText: string, typedText: string, switches: CompareSwitches): boolean {
  const normalisedText = normaliseText(typedText, switches);
  return normalisedText !== '' && normaliseText(acceptedText, switches) === normalisedText;
}
