import { findOwn } from '#contract/find-own.ts';
import { isSameText } from '../../marking/blank-match.ts';
import { findNumberShare } from '../../numbers/mark-number.ts';
import type { BlankKey, GapKey } from './blank-key.ts';

/**
 * The share of each blank's points, in order: all or nothing for texts and choices, as Moodle's gap-select and cloze
 * questions give them, and what the number kind gives for numbers. A missing or empty text gets nothing.
 */
export function findGapShares(key: BlankKey, texts: Readonly<Record<string, unknown>>): number[] {
  return key.blanks.map((gap) => {
    const text = findOwn(texts, gap.id);
    return typeof text === 'string' ? findGapShare(key, gap, text) : 0;
  });
}

export function findGapShare(key: BlankKey, gap: GapKey, text: string): number {
  if (gap.number) return findNumberShare(gap.number, text);
  const isRight =
    gap.right === undefined
      ? gap.accepted.some((accepted) => isSameText(accepted, text, key))
      : text !== '' && text === gap.right;
  return isRight ? 1 : 0;
}
