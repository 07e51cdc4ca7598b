import { colourCodes } from './palette.ts';
import type { PlacedStamp } from './place-ink.ts';
import { textFont } from './text-lines.ts';
import { usualWordStampColour, wordStampLook } from './word-stamp.ts';

/** A stamp with words on a canvas whose units are those of the page. */
export function paintWordStamp(
  context: CanvasRenderingContext2D,
  { words = '', colour = usualWordStampColour, at: [x, y], size, width }: PlacedStamp,
): void {
  const line = size * wordStampLook.line;
  context.strokeStyle = colourCodes[colour];
  context.fillStyle = context.strokeStyle;
  context.lineWidth = line;
  context.beginPath();
  context.roundRect(
    x - width / 2 + line / 2,
    y - size / 2 + line / 2,
    width - line,
    size - line,
    size * wordStampLook.corner,
  );
  context.stroke();
  context.font = `600 ${size * wordStampLook.text}px ${textFont}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, x, y, width - 2 * line);
  context.textAlign = 'start';
}
