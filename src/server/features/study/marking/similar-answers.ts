import { toSearchText } from '#server/database/search/search-text.ts';

/** Finds short answers with the same text, so that a teacher marks them together. Pure. */

/** Longer answers are never similar. In characters. */
const shortMaxLength = 120;

/** The text without spaces and without differences of case, width, and Traditional or Simplified characters. */
function normalise(text: string): string {
  return toSearchText(text).replaceAll(' ', '');
}

/** A number for each text, in order from 1: similar texts have the same number. Null if no other text is similar. */
export function findSimilar(texts: readonly string[]): (number | null)[] {
  const keys = texts.map((text) => (text.length > shortMaxLength ? '' : normalise(text)));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const numbers = new Map<string, number>();
  return keys.map((key) => {
    if (key === '' || (counts.get(key) ?? 0) < 2) return null;
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  });
}
