import { type SubjectColour, subjectColours } from '#ui/theme/subject-colours.ts';

/** What stands for a person without a picture: letters of the name, and a colour of their own. */

const titles = /^(ms|mr|mrs|miss|mx|dr|prof|sir|madam)\.?\s+/i;

/** A Chinese surname's character; else the first letters of the first and last word, without 'Ms' or 'Mr'. */
export function avatarLetters(name: string): string {
  const bare = name.trim().replace(titles, '');
  if (/^\p{Script=Han}/u.test(bare)) return [...bare][0] ?? '';
  const words = bare.split(/[\s-]+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('');
}

const colours: readonly SubjectColour[] = Object.values(subjectColours);

/** Neighbours in the list of people get different ones. */
export function avatarColour(userId: number): string {
  return colours[userId % colours.length]?.solid ?? '';
}
