import { toSearchText } from '#server/database/search/search-text.ts';

/** Removes free text, and places on the earth, from stored JSON. */

/** Replaces each erased text, so that an answered question still counts as answered. */
const erasedText = '…';

const toComparableText = (text: string) => toSearchText(text).replaceAll(/\s+/g, '');

function addTexts(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') for (const line of value.split(/[|\n]/)) texts.add(toComparableText(line));
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) addTexts(each, texts);
}

/**
 * Collects all texts in contents, such as ids, options and accepted answers. They were written by the
 * content's author, not by the erased person.
 */
export function collectComparableTexts(contents: readonly string[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const content of contents) addTexts(JSON.parse(content), texts);
  return texts;
}

/**
 * Returns the value with every text replaced, except those that `isKept` accepts, given the key under which the text
 * is. Keys and numbers are kept.
 */
function replaceTexts(
  value: unknown,
  isKept: (text: string, key: string) => boolean,
  replacement: string,
  ownKey = '',
): unknown {
  if (typeof value === 'string') return value === '' || isKept(value, ownKey) ? value : replacement;
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, isKept, replacement, ownKey));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceTexts(each, isKept, replacement, key)]),
  );
}

/** A place on the earth has these fields wherever it is stored; places on a picture tell nothing of the person. */
const isEarthPlace = (value: object): boolean => 'lat' in value && 'lon' in value;

/** Returns the value without the places on the earth in it. */
function removePlaces(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removePlaces);
  if (typeof value !== 'object' || value === null) return value;
  if (isEarthPlace(value)) return undefined;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, removePlaces(each)]));
}

type Answer = { response: string; files: string };

/**
 * Returns the answer without its files, free text and places on the earth. Chosen options are kept, and texts that also occur in
 * the content, such as a correct answer to a blank, so that reports count as before.
 */
export function eraseAnswer<T extends Answer>(answer: T, texts: ReadonlySet<string>): T {
  const storedResponse: unknown = JSON.parse(answer.response);
  const hadFiles = (JSON.parse(answer.files) as unknown[]).length > 0;
  const response = storedResponse === null && hadFiles ? { text: erasedText } : storedResponse;
  const keptResponse = replaceTexts(response, (text) => texts.has(toComparableText(text)), erasedText);
  return { ...answer, response: JSON.stringify(removePlaces(keptResponse) ?? null), files: '[]' };
}

/** Erases all texts, for audit entries about the person. */
export const eraseAllTexts = (json: string | null): string | null =>
  json === null ? null : JSON.stringify(replaceTexts(JSON.parse(json), () => false, erasedText));

/** A person's names and addresses, and the texts that are known as theirs only under a key of their own. */
export type PersonTexts = { names: ReadonlySet<string>; textByKey: ReadonlyMap<string, string> };

/** Erases only the person's names, for audit entries about other people. */
export const eraseNames = (json: string | null, { names, textByKey }: PersonTexts): string | null =>
  json === null
    ? null
    : JSON.stringify(
        replaceTexts(
          JSON.parse(json),
          (text, key) => !names.has(text) && textByKey.get(key) !== text,
          erasedText,
        ),
      );
