import { type SubjectColour, subjectColours } from '#ui/theme/subject-colours.ts';

/** The avatar of a person without a picture: letters of the name, and a colour. */

const titles = /^(ms|mr|mrs|miss|mx|dr|prof|sir|madam)\.?\s+/i;

/**
 * The first character of a Chinese name; otherwise the first letters of the first and last word, without 'Ms'
 * or 'Mr'.
 */
export function avatarLetters(name: string): string {
  const bare = name.trim().replace(titles, '');
  if (/^\p{Script=Han}/u.test(bare)) return [...bare][0] ?? '';
  const nameWords = bare.split(/[\s-]+/).filter(Boolean);
  const ends = nameWords.length > 1 ? [nameWords[0], nameWords.at(-1)] : nameWords;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const colours: readonly SubjectColour[] = Object.values(subjectColours);

/** Consecutive ids get different colours. */
export function avatarColour(userId: number): string {
  return colours[userId % colours.length]?.solid ?? '';
}
