/** A place that matches a query, with the text around it. */
export type Match = { page: number; at: number; before: string; words: string; after: string };

/** A text in the form for comparing: unit n of `folded` comes from `text` between `starts[n]` and `ends[n]`. */
type FoldedText = { text: string; folded: string; starts: number[]; ends: number[] };

const around = 40;
const matchesMax = 200;

const han = String.raw`[\p{Script=Han}，。、；：！？「」『』（）《》]`;
const spaceBetweenHan = new RegExp(`(${han}) (?=${han})`, 'gu');

/** Matches one character at a time; a character of a script without spaces includes the spaces around it. */
const signs =
  / ?[\p{Script_Extensions=Han}\p{Script_Extensions=Hiragana}\p{Script_Extensions=Katakana}\p{Script_Extensions=Bopomofo}] ?|[^]/gu;

/** Reduces spaces to one, and to none between Chinese characters, where documents have them at line ends. */
export function collapseSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').replace(spaceBetweenHan, '$1').trim();
}

/** Ignores case, width and spaces around Chinese characters. One character may become several. */
function foldText(text: string, simplify: (text: string) => string): FoldedText {
  const starts: number[] = [];
  const ends: number[] = [];
  let foldedText = '';
  for (const { 0: spaced, index } of text.matchAll(signs)) {
    const sign = spaced.trim() || spaced;
    const start = index + spaced.indexOf(sign);
    foldedText += simplify(sign.normalize('NFKC')).toLowerCase();
    while (starts.length < foldedText.length) {
      starts.push(start);
      ends.push(start + sign.length);
    }
  }
  return { text, folded: foldedText, starts, ends };
}

function* listPlaces({ folded, starts, ends }: FoldedText, foldedQuery: string): Generator<[number, number]> {
  let last = 0;
  for (
    let at = folded.indexOf(foldedQuery);
    at !== -1;
    at = folded.indexOf(foldedQuery, at + foldedQuery.length)
  ) {
    const start = starts[at] ?? 0;
    const end = ends[at + foldedQuery.length - 1] ?? start;
    // Skips a second match within one character: a ligature becomes several characters in `folded`.
    if (start >= last) yield [start, end];
    last = end;
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
  let pages: FoldedText[] | undefined;
  return (query) => {
    const foldedQuery = foldText(collapseSpaces(query), simplify).folded;
    if (foldedQuery === '') return [];
    pages ??= texts.map((text) => foldText(text, simplify));
    const matches: Match[] = [];
    for (const [page, foldedPage] of pages.entries()) {
      const { text } = foldedPage;
      for (const [at, end] of listPlaces(foldedPage, foldedQuery)) {
        if (matches.length === matchesMax) return matches;
        matches.push({
          page,
          at,
          before: text.slice(Math.max(0, at - around), at),
          words: text.slice(at, end),
          after: text.slice(end, end + around),
        });
      }
    }
    return matches;
  };
}
