import { toSearchText } from '#server/database/search/search-text.ts';

/** Finds short answers with the same text, so that a teacher marks them together. Pure. */

/** Longer answers are never alike. In characters. */
const shortMaxLength = 120;

/** Without spaces, case, width and the difference between Traditional and Simplified. */
function normalise(text: string): string {
  return toSearchText(text).replaceAll(' ', '');
}

/** One number for each text: the same for similar ones, from 1 in order; null where no other is similar. */
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
