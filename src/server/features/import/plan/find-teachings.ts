import type { ProblemKey } from '#contract/import/import-messages.ts';
import type { CheckedRow } from './check-cells.ts';
import { findOrCreateClass, type Places } from './find-places.ts';
import { toNameKey } from './plan-types.ts';

/** Finds the teachings in a teacher's line. */

/** Characters that separate teachings, but may also be part of a name. */
const separatorPattern = /([,，、/])/;

/** Returns the key of the subject, which is created if that is allowed; otherwise undefined. */
function findOrCreateSubject(places: Places, row: CheckedRow, name: string): string | undefined {
  const key = toNameKey(name);
  const knownKey = places.subjectKeyByName.get(key);
  if (knownKey !== undefined) return knownKey;
  if (!places.createsMissing) {
    if (!places.unknownNames.subjects.has(key)) places.unknownNames.subjects.set(key, name);
    places.unknownNames.lines.add(row.line);
    return undefined;
  }
  places.subjectKeyByName.set(key, key);
  places.placesToCreate.subjects.push({ key, name });
  return key;
}

/** Counts the first words that form the name of a class; 0 if they do not begin with one. */
function countClassWords({ namedClassKeys }: Places, words: readonly string[]): number {
  for (let count = words.length; count > 0; count -= 1)
    if (namedClassKeys.has(toNameKey(words.slice(0, count).join(' ')))) return count;
  return 0;
}

/**
 * Separates teachings: '4A Science, 4B Science' are two, but the comma in '4A Food, Home and Health' is part
 * of a name.
 */
function separateTeachings(places: Places, text: string): string[] {
  if (places.hasStructuredTeachings) return [text];
  const [firstPart = '', ...laterParts] = text.split(separatorPattern);
  const teachingTexts = [firstPart];
  for (let index = 0; index < laterParts.length; index += 2) {
    const [separatorText = '', partText = ''] = laterParts.slice(index, index + 2);
    if (countClassWords(places, partText.trim().split(' ')) > 0) teachingTexts.push(partText);
    else teachingTexts.push(`${teachingTexts.pop()}${separatorText}${partText}`);
  }
  return teachingTexts.map((one) => one.trim()).filter((one) => one !== '');
}

/**
 * Splits a teaching such as '4A Mathematics' after the longest known class name, else after the first word.
 * Returns undefined if there is no subject, or if its name is unknown and contains a separator.
 */
function splitTeaching(places: Places, text: string): [string, string] | undefined {
  const words = text.split(' ');
  const count = countClassWords(places, words.slice(0, -1)) || 1;
  const subject = words.slice(count).join(' ');
  const isWrong =
    !places.hasStructuredTeachings &&
    separatorPattern.test(subject) &&
    !places.subjectKeyByName.has(toNameKey(subject));
  return subject === '' || isWrong ? undefined : [words.slice(0, count).join(' '), subject];
}

/**
 * Returns the class and subject keys of a teacher's teachings, each pair once. Wrong texts are reported as
 * one problem, and unknown names as another.
 */
export function findTeachings(places: Places, row: CheckedRow): [string, string][] {
  const teachingByKey = new Map<string, [string, string]>();
  const wrongTexts: string[] = [];
  const unknownTexts = new Set<string>();
  for (const text of row.teachings.flatMap((one) => separateTeachings(places, one))) {
    const classAndSubject = splitTeaching(places, text);
    if (!classAndSubject) {
      wrongTexts.push(text);
      continue;
    }
    const classKey = findOrCreateClass(places, row, classAndSubject[0]).key;
    const subjectKey = findOrCreateSubject(places, row, classAndSubject[1]);
    if (classKey === undefined) unknownTexts.add(classAndSubject[0]);
    if (subjectKey === undefined) unknownTexts.add(classAndSubject[1]);
    if (classKey !== undefined && subjectKey !== undefined)
      teachingByKey.set(`${classKey} ${subjectKey}`, [classKey, subjectKey]);
  }
  const addProblem = (key: ProblemKey, names: readonly string[]) => {
    if (names.length > 0)
      row.problems.push({ column: 'teachings', key, params: { names: names.join(', ') } });
  };
  addProblem('teaching_wrong', wrongTexts);
  addProblem('places_unknown', [...unknownTexts]);
  return [...teachingByKey.values()];
}
