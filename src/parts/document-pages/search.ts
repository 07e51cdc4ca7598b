import { foldTyped } from '#contract/rules/typed-text.ts';

/** A place that matches a query, with the text around it. */
export type Match = {
  pageIndex: number;
  startIndex: number;
  textBefore: string;
  matchedText: string;
  textAfter: string;
};

/** A text in the form for comparing: unit n of `folded` comes from `text` between `starts[n]` and `ends[n]`. */
type FoldedText = { text: string; folded: string; starts: number[]; ends: number[] };

const contextLength = 40;
const matchesMax = 200;

const hanCharacter = String.raw`[\p{Script=Han}，。、；：！？「」『』（）《》]`;
const spaceBetweenHan = new RegExp(`(${hanCharacter}) (?=${hanCharacter})`, 'gu');

/** Matches one character at a time; a character of a script without spaces includes the spaces around it. */
const characterPattern =
  / ?[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}] ?|[^]/gu;

/** Reduces spaces to one, and to none between Chinese characters, where documents have them at line ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').replace(spaceBetweenHan, '$1').trim();
}

/** Ignores what keyboards change by themselves, case and spaces around Chinese characters. One character may become several. */
function foldText(text: string, simplify: (text: string) => string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let foldedText = '';
  for (const { 0: spacedCharacter, index } of text.matchAll(characterPattern)) {
    const character = spacedCharacter.trim() || spacedCharacter;
    const start = index + spacedCharacter.indexOf(character);
    foldedText += simplify(foldTyped(character)).toLowerCase();
    while (starts.length < foldedText.length) {
      starts.push(start);
      ends.push(start + character.length);
    }
  }
  return { text, folded: foldedText, starts, ends };
}

function* listMatchRanges(
  { folded, starts, ends }: FoldedText,
  foldedQuery: string,
): Generator<[number, number]> {
  let lastEnd = 0;
  for (
    let foldedIndex = folded.indexOf(foldedQuery);
    foldedIndex !== -1;
    foldedIndex = folded.indexOf(foldedQuery, foldedIndex + foldedQuery.length)
  ) {
    const start = starts[foldedIndex] ?? 0;
    const end = ends[foldedIndex + foldedQuery.length - 1] ?? start;
    // Skips a second match within one character: a ligature becomes several characters in `folded`.
    if (start >= lastEnd) yield [start, end];
    lastEnd = end;
  }
}

/**
 * Returns a function that finds the places of a query in `texts` (one for each page, with collapsed spaces), at most 200,
 * in the order of the pages. Two texts match if `simplify` makes them equal.
 */
export function createFinder(
  texts: readonly string[],
  simplify: (text: string) => string,
): (query: string) => Match[] {
  let foldedPages: FoldedText[] | undefined;
  return (query) => {
    const foldedQuery = foldText(collapseSpaces(query), simplify).folded;
    if (foldedQuery === '') return [];
    foldedPages ??= texts.map((text) => foldText(text, simplify));
    const matches: Match[] = [];
    for (const [pageIndex, foldedPage] of foldedPages.entries()) {
      const { text } = foldedPage;
      for (const [startIndex, end] of listMatchRanges(foldedPage, foldedQuery)) {
        if (matches.length === matchesMax) return matches;
        matches.push({
          pageIndex,
          startIndex,
          textBefore: text.slice(Math.max(0, startIndex - contextLength), startIndex),
          matchedText: text.slice(startIndex, end),
          textAfter: text.slice(end, end + contextLength),
        });
      }
    }
    return matches;
  };
}
