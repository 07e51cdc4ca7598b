import { type InkColour } from './palette.ts';
import type { MeasureText } from './text-lines.ts';

/** Stamps with words: a short text in a rounded frame. Sizes are shares of its height. */

export const wordStampLook = { text: 0.52, padding: 0.34, line: 0.06, corner: 0.24 };
export const usualWordStampColour: InkColour = 'red';

export const measureWordStamp = (words: string, height: number, measure: MeasureText): number =>
  height * (measure(words) * wordStampLook.text + 2 * wordStampLook.padding);
