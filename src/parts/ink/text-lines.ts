/** Lines of a text of ink. Every view and picture of it breaks them by these rules. */

export const lineHeight = 1.35;
export const textFont = 'system-ui, "Noto Sans", "Noto Sans TC", sans-serif';

/** Width of a text in units at a size of 1 unit. */
export type MeasureText = (text: string) => number;

const wideCharacter =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\u{1f000}-\u{3ffff}]/u;

/** Without a screen: Chinese characters are as wide as they are high, others about half of it. */
export const estimateText: MeasureText = (text) =>
  Array.from(text).reduce((sum, character) => sum + (wideCharacter.test(character) ? 1 : 0.56), 0);

/** Pieces between which a line may break: words with what follows them, and single Chinese characters. */
function splitWords(line: string): string[] {
  const words: string[] = [];
  let word = '';
  for (const character of line) {
    const isWide = wideCharacter.test(character);
    if (word !== '' && (isWide || (word.endsWith(' ') && character !== ' '))) {
      words.push(word);
      word = '';
    }
    word += character;
    if (isWide) {
      words.push(word);
      word = '';
    }
  }
  return word === '' ? words : [...words, word];
}

function breakLine(line: string, widthMax: number, measure: MeasureText): string[] {
  const lines: string[] = [];
  let current = '';
  const add = (piece: string): void => {
    if (current !== '' && measure((current + piece).trimEnd()) > widthMax) {
      lines.push(current.trimEnd());
      current = '';
    }
    current += piece;
  };
  for (const word of splitWords(line))
    if (measure(word.trimEnd()) <= widthMax) add(word);
    else for (const character of word) add(character);
  return [...lines, current.trimEnd()];
}

/** `width` and `size` in units. */
export function breakLines(
  { text, width, size }: { text: string; width: number; size: number },
  measure: MeasureText,
): string[] {
  return text.split('\n').flatMap((line) => breakLine(line, width / size, measure));
}
