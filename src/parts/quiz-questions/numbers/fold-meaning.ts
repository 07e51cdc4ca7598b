import { readTypedNumber } from '#contract/rules/typed-number.ts';
import { foldAnswer } from '../marking/blank-match.ts';
import { foldNumberText } from './mark-number.ts';

/**
 * Equal for typed texts that mean the same to a reader, however strictly the question compares: numbers by value and unit, so
 * that 0.5 is 1/2; other texts without case, spaces and variants of Chinese characters. Reports count wrong answers together
 * by it; what is right is told apart by the question's own rules.
 */
export function foldMeaning(text: string): string {
  return readTypedNumber(text) ? foldNumberText(text) : foldAnswer(text);
}
