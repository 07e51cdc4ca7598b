/** Blanks in a fill-in-blank text: `[[1]]` to `[[6]]`. Free of zod, for editors and players. */

export type BodyPart = { text: string } | { blank: number };

/** Splits a text at its blanks; `blank` counts from 0, as the index into the question's blanks. */
export function splitBlanks(text: string): BodyPart[] {
  return text.split(/(\[\[\d{1,2}\]\])/).flatMap((part): BodyPart[] => {
    const number = /^\[\[(\d+)\]\]$/.exec(part)?.[1];
    if (number !== undefined) return [{ blank: Number(number) - 1 }];
    return part === '' ? [] : [{ text: part }];
  });
}

/** Numbers of the blanks in reading order, counted from 1 as written. */
export function findBlankNumbers(text: string): number[] {
  return splitBlanks(text).flatMap((part) => ('blank' in part ? [part.blank + 1] : []));
}

/** ① to ⑳: as many as a draft may hold. */
export function circleNumber(number: number): string {
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`;
}

/** The text in one line, without the marks of its blanks, for lists and grids. */
export function toPlainText(text: string): string {
  return splitBlanks(text)
    .map((part) => ('blank' in part ? '____' : part.text))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Option letters run from A upward by index. */
export function optionLetter(index: number): string {
  return String.fromCharCode(65 + index);
}
