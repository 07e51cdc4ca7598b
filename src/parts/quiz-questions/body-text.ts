import { toText } from '#parts/formatted-text/plain-text.ts';
import type { RichText } from '#parts/formatted-text/rich-text.ts';
import { type BodyPart, splitWords, toOneLine } from './body-words.ts';

/** Blanks in a fill-in-blank text: `[[1]]` to `[[6]]`. Free of zod, for editors and players. */

/** Splits a text at its blanks; `blank` counts from 0, as the index into the question's blanks. */
export function splitBlanks(text: RichText): BodyPart[] {
  return splitWords(toText(text));
}

/** Numbers of the blanks in reading order, counted from 1 as written. */
export function findBlankNumbers(text: RichText): number[] {
  return splitBlanks(text).flatMap((part) => ('blank' in part ? [part.blank + 1] : []));
}

/** ① to ⑳: as many as a draft may hold. */
export function circleNumber(number: number): string {
  return number >= 1 && number <= 20 ? String.fromCodePoint(0x245f + number) : `(${number})`;
}

/** The text in one line, without its formatting and the marks of its blanks, for lists and grids. */
export function toPlainText(text: RichText): string {
  return toOneLine(toText(text));
}
