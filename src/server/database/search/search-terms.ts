import { toSearchText } from '#server/database/search/search-text.ts';

/**
 * Text for full-text search of resources, without I/O. Normalised text is cut into runs: Chinese (and Japanese)
 * without gaps, and words of everything else. A word is found by its beginning, a Chinese run anywhere in one.
 */

/** A row has it, or, with `isPrefix`, something that begins with it: what no list of rows stands ready for. */
export type SearchToken = { text: string; isPrefix: boolean };

/** One run of a keyword: what the index is asked for, and the LIKE pattern that decides on a row. */
export type SearchTerm = { pattern: string; tokens: readonly SearchToken[] };

const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]+$/u;
const run =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}])[\p{L}\p{N}\p{M}])+/gu;

/** An index holds no longer ones; of a longer word its beginning. */
const tokenMaxLength = 40;
/** A word's beginnings up to here are tokens themselves: an index gathers what begins with a text much more slowly. */
const beginningMaxLength = 8;
/** Of a keyword with more runs the index is asked for so many; the patterns check all. */
const indexedRunsMax = 8;

/** Marks tokens that are no words, so that nobody's keyword meets them. */
const factMark = '\uE000';

function listRuns(text: string): string[] {
  return toSearchText(text).match(run) ?? [];
}

function clip(word: string): string {
  return [...word].slice(0, tokenMaxLength).join('');
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  const short = letters.slice(0, beginningMaxLength).map((_, index) => letters.slice(0, index + 1).join(''));
  return letters.length > beginningMaxLength ? [...short, clip(word)] : short;
}

function bigramsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function tokensOfRun(text: string): string[] {
  if (!unspaced.test(text)) return beginningsOf(text);
  const characters = [...text];
  return [...characters, ...bigramsOf(characters)];
}

function termOf(text: string): SearchTerm {
  const characters = [...text];
  if (!unspaced.test(text)) {
    const isPrefix = characters.length > beginningMaxLength;
    return { pattern: `% ${text}%`, tokens: [{ text: clip(text), isPrefix }] };
  }
  const tokens = characters.length === 1 ? characters : bigramsOf(characters);
  return { pattern: `%${text}%`, tokens: tokens.map((each) => ({ text: each, isPrefix: false })) };
}

/** The runs of the texts, each after a space: what patterns are compared with. */
export function toRunText(texts: readonly string[]): string {
  return texts
    .flatMap(listRuns)
    .map((each) => ` ${each}`)
    .join('');
}

/** What a row may be filtered by: values by short names, always in the same order; absent ones are not filtered by. */
export type Facts = Record<string, string | number | null | undefined>;

function nameFacts(facts: Facts): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${factMark}${name}${value}`],
  );
}

/** The one token of rows that have all these facts; none for no facts. */
export function tokenOfFacts(facts: Facts): SearchToken[] {
  const text = nameFacts(facts).join('');
  return text === '' ? [] : [{ text, isPrefix: false }];
}

/** A row's tokens, one for each choice of its facts: whatever it is filtered by is a single list of the index. */
export function tokensOfFacts(facts: Facts): string[] {
  let choices = [''];
  for (const fact of nameFacts(facts)) choices = choices.flatMap((each) => [each, each + fact]);
  return choices.slice(1);
}

/** Tokens of a run text, each once. */
export function tokensOf(runText: string): string[] {
  return [...new Set(runText.split(' ').filter(Boolean).flatMap(tokensOfRun))];
}

/** What rows must hold, all of it; empty when the keyword holds neither letter nor digit. */
export function termsOf(keyword: string): SearchTerm[] {
  return [...new Set(listRuns(keyword))].map(termOf);
}

export function indexTokensOf(terms: readonly SearchTerm[]): SearchToken[] {
  return terms.slice(0, indexedRunsMax).flatMap(({ tokens }) => tokens);
}
