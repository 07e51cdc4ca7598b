import type { HeadMeaning } from './known-heads.ts';

/** Joins what lists have in several columns: family and given name, class and subject. */

/** The text of each column with this meaning, in the order of the file. */
export type ReadCells = (meaning: HeadMeaning) => string[];

const hanPattern = /\p{Script=Han}/u;

/** Chinese names are written family name first, without a space. */
export function joinName(givenName: string, familyName: string): string {
  const isHan = hanPattern.test(givenName || familyName) && hanPattern.test(familyName || givenName);
  return isHan ? `${familyName}${givenName}` : `${givenName} ${familyName}`.trim();
}

/** Texts that somebody assigned to the same name, in the order of the file. */
const joinTexts = (texts: readonly string[]): string =>
  texts
    .filter((text) => text !== '')
    .reduce((joined, text) => {
      const isHan = hanPattern.test(joined.slice(-1)) && hanPattern.test(text.slice(0, 1));
      return joined === '' ? text : `${joined}${isHan ? '' : ' '}${text}`;
    }, '');

export function readName(
  read: ReadCells,
  [whole, given, family]: readonly [HeadMeaning, HeadMeaning, HeadMeaning],
): string {
  return joinTexts(read(whole)) || joinName(read(given)[0] ?? '', read(family)[0] ?? '');
}

const classSeparator = /[\s,，、;；/&＆]+/;
const lineSeparator = /[\n;；]+/;
const splitTexts = (text: string, separator: RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/**
 * A class beside a subject is what somebody teaches: `4A`, `4B` and `數學` are `4A 數學; 4B 數學`. As many classes as subjects,
 * on lines of their own, are pairs. What cannot be paired stays as it is, and is told where teachings are checked.
 */
export function joinTeachings(classText: string, subjectText: string): string {
  if (subjectText === '' || classText === '') return '';
  const classes = splitTexts(classText, classSeparator);
  const subjects = splitTexts(subjectText, lineSeparator);
  if (subjects.length === 1) return classes.map((one) => `${one} ${subjects[0]}`).join('; ');
  if (classes.length === 1) return subjects.map((one) => `${classes[0]} ${one}`).join('; ');
  if (classes.length === subjects.length)
    return classes.map((one, index) => `${one} ${subjects[index]}`).join('; ');
  return `${classes.join(' ')} ${subjects.join(' ')}`;
}
