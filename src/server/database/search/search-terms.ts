import { toSearchText } from '#server/database/search/search-text.ts';

/**
 * Splits text for the full-text search of resources, without I/O. A run is a word, or Chinese or Japanese characters
 * without a gap. Words are found by their beginnings, Chinese text anywhere in a run.
 */

/** Rows match if they have this token, or, with `isPrefix`, a token that starts with it (which is slower). */
export type SearchToken = { text: string; isPrefix: boolean };

/** One run of a keyword: tokens for the index, and the LIKE pattern that finally decides. */
export type SearchTerm = { pattern: string; tokens: readonly SearchToken[] };

const unspacedRunPattern = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]+$/u;
const runPattern =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]+|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}])[\p{L}\p{N}\p{M}])+/gu;

/** Longest token in the index; longer words are cut off. */
const tokenMaxLength = 40;
/** Beginnings of words up to this length are tokens themselves, because searching by prefix is much slower. */
const beginningMaxLength = 8;
/** The index is searched for this many runs of a keyword; the patterns check all of them. */
const indexedRunsMax = 8;

/** Marks tokens of facts, so that no keyword matches them. */
const factMark = '\uE000';

function listRuns(text: string): string[] {
  return toSearchText(text).match(runPattern) ?? [];
}

function clipWord(word: string): string {
  return [...word].slice(0, tokenMaxLength).join('');
}

function beginningsOf(word: string): string[] {
  const letters = [...word];
  const shortBeginnings = letters
    .slice(0, beginningMaxLength)
    .map((_, index) => letters.slice(0, index + 1).join(''));
  return letters.length > beginningMaxLength ? [...shortBeginnings, clipWord(word)] : shortBeginnings;
}

function bigramsOf(characters: readonly string[]): string[] {
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

function tokensOfRun(text: string): string[] {
  if (!unspacedRunPattern.test(text)) return beginningsOf(text);
  const characters = [...text];
  return [...characters, ...bigramsOf(characters)];
}

function searchTermOf(text: string): SearchTerm {
  const characters = [...text];
  if (!unspacedRunPattern.test(text)) {
    const isPrefix = characters.length > beginningMaxLength;
    return { pattern: `% ${text}%`, tokens: [{ text: clipWord(text), isPrefix }] };
  }
  const tokens = characters.length === 1 ? characters : bigramsOf(characters);
  return { pattern: `%${text}%`, tokens: tokens.map((each) => ({ text: each, isPrefix: false })) };
}

/** The runs of the texts, each after a space, for comparing with patterns. */
export function toRunText(texts: readonly string[]): string {
  return texts
    .flatMap(listRuns)
    .map((each) => ` ${each}`)
    .join('');
}

/** Values to filter by, under short names and always in the same order; absent values do not filter. */
export type FilterFacts = Record<string, string | number | null | undefined>;

function listFactTokens(facts: FilterFacts): string[] {
  return Object.entries(facts).flatMap(([name, value]) =>
    value === null || value === undefined ? [] : [`${factMark}${name}${value}`],
  );
}

/** The token that all rows with these facts have; empty if no facts are given. */
export function tokenOfFacts(facts: FilterFacts): SearchToken[] {
  const text = listFactTokens(facts).join('');
  return text === '' ? [] : [{ text, isPrefix: false }];
}

/** One token for each combination of a row's facts, so that any filter is a single token of the index. */
export function tokensOfFacts(facts: FilterFacts): string[] {
  let combinations = [''];
  for (const fact of listFactTokens(facts))
    combinations = combinations.flatMap((each) => [each, each + fact]);
  return combinations.slice(1);
}

/** The distinct index tokens of a text that `toRunText` made. */
export function tokensOf(runText: string): string[] {
  return [...new Set(runText.split(' ').filter(Boolean).flatMap(tokensOfRun))];
}

/** The terms of a keyword; empty if it has no letters or digits. Rows must match all terms. */
export function searchTermsOf(keyword: string): SearchTerm[] {
  return [...new Set(listRuns(keyword))].map(searchTermOf);
}

/** Tokens to compare as a whole; for a long word its longest stored beginning. The patterns check the rest. */
export function exactTokensOf(terms: readonly SearchTerm[]): string[] {
  return searchTokensOf(terms).map(({ text, isPrefix }) =>
    isPrefix ? [...text].slice(0, beginningMaxLength).join('') : text,
  );
}

export function searchTokensOf(terms: readonly SearchTerm[]): SearchToken[] {
  return terms.slice(0, indexedRunsMax).flatMap(({ tokens }) => tokens);
}
