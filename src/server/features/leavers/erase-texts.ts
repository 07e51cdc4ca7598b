import { toSearchText } from '#server/database/search/search-text.ts';

/** Removes free text from stored JSON. Pure. */

/** Replaces erased texts, so that an answered question still counts as answered. */
const erasedText = '…';

const formOf = (text: string) => toSearchText(text).replaceAll(/\s+/g, '');

function addTexts(value: unknown, into: Set<string>): void {
  if (typeof value === 'string') for (const line of value.split(/[|\n]/)) into.add(formOf(line));
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) addTexts(each, into);
}

/** All texts in contents: ids, options, accepted answers. Their author wrote them, not the erased person. */
export function collectTexts(contents: readonly string[]): ReadonlySet<string> {
  const texts = new Set<string>();
  for (const content of contents) addTexts(JSON.parse(content), texts);
  return texts;
}

/** The value with every text replaced except those that `isKept` accepts. Keys and numbers stay. */
function replaceTexts(value: unknown, isKept: (text: string) => boolean, by: string): unknown {
  if (typeof value === 'string') return value === '' || isKept(value) ? value : by;
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, isKept, by));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceTexts(each, isKept, by)]),
  );
}

type Answer = { response: string; files: string };

/**
 * The answer without its files and free text. Chosen options stay, and texts that also occur in the content, such as
 * a correct answer to a blank, so that reports count as before.
 */
export function eraseAnswer<T extends Answer>(answer: T, texts: ReadonlySet<string>): T {
  const givenResponse: unknown = JSON.parse(answer.response);
  const hadFiles = (JSON.parse(answer.files) as unknown[]).length > 0;
  const response = givenResponse === null && hadFiles ? { text: erasedText } : givenResponse;
  const kept = replaceTexts(response, (text) => texts.has(formOf(text)), erasedText);
  return { ...answer, response: JSON.stringify(kept), files: '[]' };
}

/** For audit entries about the person: removes all texts. */
export const eraseAllTexts = (json: string | null): string | null =>
  json === null ? null : JSON.stringify(replaceTexts(JSON.parse(json), () => false, erasedText));

/** For audit entries about other people: removes only the person's names. */
export const eraseNames = (json: string | null, names: ReadonlySet<string>): string | null =>
  json === null
    ? null
    : JSON.stringify(replaceTexts(JSON.parse(json), (text) => !names.has(text), erasedText));
