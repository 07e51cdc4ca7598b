/** Blanks in a text that has no formatting: `[[1]]` to `[[6]]`. All that the player's first load needs. */

export type BodyPart = { text: string } | { blank: number };

/** `blank` counts from 0, as the index into the question's blanks. */
export function splitWords(words: string): BodyPart[] {
  return words.split(/(\[\[\d{1,2}\]\])/).flatMap((part): BodyPart[] => {
    const number = /^\[\[(\d+)\]\]$/.exec(part)?.[1];
    if (number !== undefined) return [{ blank: Number(number) - 1 }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** The words in one line, without the marks of their blanks. */
export function toOneLine(words: string): string {
  return splitWords(words)
    .map((part) => ('blank' in part ? '____' : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Option letters run from A upward by index. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
