import { type SubjectColour, subjectColours } from '#ui/theme/subject-colours.ts';

/** The avatar of a person without a picture: letters of the name, and a colour. */

const titlePattern = /^(ms|mr|mrs|miss|mx|dr|prof|sir|madam)\.?\s+/i;

/**
 * The first character of a Chinese name; otherwise the first letters of the first and last word, without 'Ms'
 * or 'Mr'.
 */
export function avatarLetters(name: string): string {
  const bareName = name.trim().replace(titlePattern, '');
  if (/^\p{Script=Han}/u.test(bareName)) return [...bareName][0] ?? '';
  const nameWords = bareName.split(/[\s-]+/).filter(Boolean);
  const endWords = nameWords.length > 1 ? [nameWords[0], nameWords.at(-1)] : nameWords;
  return endWords.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const colours: readonly SubjectColour[] = Object.values(subjectColours);

/** Consecutive ids get different colours. */
export function avatarColour(userId: number): string {
  return colours[userId % colours.length]?.solid ?? '';
}
