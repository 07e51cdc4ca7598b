import type { ProblemKey } from '#contract/import/import-messages.ts';
import type { CheckedRow } from './check-cells.ts';
import { findClass, type Places } from './find-places.ts';
import { nameKey } from './plan-types.ts';

/** Finds the teachings in the line of a teacher. */

/** Characters that separate teachings, but may also be part of a name. */
const separator = /([,，、/])/;

/** Key of the subject, which is created if that is allowed. */
function findSubject(places: Places, row: CheckedRow, name: string): string | undefined {
  const key = nameKey(name);
  const knownKey = places.subjects.get(key);
  if (knownKey !== undefined) return knownKey;
  if (!places.makesMissing) {
    if (!places.lacking.subjects.has(key)) places.lacking.subjects.set(key, name);
    places.lacking.lines.add(row.line);
    return undefined;
  }
  places.subjects.set(key, key);
  places.missing.subjects.push({ key, name });
  return key;
}

/** How many of the first words form the name of a class; 0 if they do not start with one. */
function countClassWords({ named }: Places, words: readonly string[]): number {
  for (let count = words.length; count > 0; count -= 1)
    if (named.has(nameKey(words.slice(0, count).join(' ')))) return count;
  return 0;
}

/** '4A Science, 4B Science' is two teachings; the comma of '4A Food, Home and Health' is part of a name. */
function separateTeachings(places: Places, text: string): string[] {
  if (places.isStructured) return [text];
  const [first = '', ...rest] = text.split(separator);
  const parts = [first];
  for (let index = 0; index < rest.length; index += 2) {
    const [sign = '', part = ''] = rest.slice(index, index + 2);
    if (countClassWords(places, part.trim().split(' ')) > 0) parts.push(part);
    else parts.push(`${parts.pop()}${sign}${part}`);
  }
  return parts.map((one) => one.trim()).filter((one) => one !== '');
}

/**
 * Splits '4A Mathematics' after the longest known class name, else after the first word. An unknown subject name that
 * contains a separator is an error.
 */
function splitTeaching(places: Places, text: string): [string, string] | undefined {
  const words = text.split(' ');
  const count = countClassWords(places, words.slice(0, -1)) || 1;
  const subject = words.slice(count).join(' ');
  const isWrong = !places.isStructured && separator.test(subject) && !places.subjects.has(nameKey(subject));
  return subject === '' || isWrong ? undefined : [words.slice(0, count).join(' '), subject];
}

/** Class and subject keys of a teacher's line, each pair once. All wrong names are reported as one problem. */
export function findTeachings(places: Places, row: CheckedRow): [string, string][] {
  const pairs = new Map<string, [string, string]>();
  const wrong: string[] = [];
  const unknown = new Set<string>();
  for (const text of row.teachings.flatMap((one) => separateTeachings(places, one))) {
    const parts = splitTeaching(places, text);
    if (!parts) {
      wrong.push(text);
      continue;
    }
    const inClass = findClass(places, row, parts[0]).key;
    const subject = findSubject(places, row, parts[1]);
    if (inClass === undefined) unknown.add(parts[0]);
    if (subject === undefined) unknown.add(parts[1]);
    if (inClass !== undefined && subject !== undefined)
      pairs.set(`${inClass} ${subject}`, [inClass, subject]);
  }
  const addProblem = (key: ProblemKey, names: readonly string[]) => {
    if (names.length > 0)
      row.problems.push({ column: 'teachings', key, params: { names: names.join(', ') } });
  };
  addProblem('teaching_wrong', wrong);
  addProblem('places_unknown', [...unknown]);
  return [...pairs.values()];
}
