import { foldAnswer } from '#parts/quiz-questions/marking/blank-match.ts';

/** Finds short answers with the same text, so that a teacher marks them together. Pure. */

/** Answers with more characters than this never count as similar. */
const shortMaxLength = 120;

/**
 * Numbers the groups of similar texts from 1. Returns the group's number of each text; null if no other text is
 * similar.
 */
export function numberSimilarTexts(texts: readonly string[]): (number | null)[] {
  const keys = texts.map((text) => (text.length > shortMaxLength ? '' : foldAnswer(text)));
  const countByKey = new Map<string, number>();
  for (const key of keys) countByKey.set(key, (countByKey.get(key) ?? 0) + 1);
  const numberByKey = new Map<string, number>();
  return keys.map((key) => {
    if (key === '' || (countByKey.get(key) ?? 0) < 2) return null;
    const number = numberByKey.get(key) ?? numberByKey.size + 1;
    numberByKey.set(key, number);
    return number;
  });
}
