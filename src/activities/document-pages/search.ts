/** A place where the words looked for stand, with what is around them. */
export type Match = { page: number; at: number; before: string; words: string; after: string };

const around = 40;
const matchesMax = 200;

const han = String.raw`[\p{Script=Han}，。、；：！？「」『』（）《》]`;
const spaceBetweenHan = new RegExp(`(${han}) (?=${han})`, 'gu');

/** One space where there are many, none between Chinese characters: documents have them where lines end. */
export function smoothText(text: string): string {
  return text.replace(/\s+/g, ' ').replace(spaceBetweenHan, '$1').trim();
}

/** Case and full width do not count; a sign that would become longer stays as it is, so that places keep theirs. */
function fold(text: string): string {
  return Array.from(text, (sign) => {
    const folded = sign.normalize('NFKC').toLowerCase();
    return folded.length === sign.length ? folded : sign;
  }).join('');
}

/** Every place in `texts` (smooth, one for each page) where `query` stands, at most 200, in the order of the pages. */
export function findWords(texts: readonly string[], query: string): Match[] {
  const wanted = fold(smoothText(query));
  if (wanted === '') return [];
  const matches: Match[] = [];
  for (const [page, text] of texts.entries()) {
    const folded = fold(text);
    for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + wanted.length)) {
      if (matches.length === matchesMax) return matches;
      const end = at + wanted.length;
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
}
