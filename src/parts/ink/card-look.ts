import type { Box } from './boxes.ts';
import type { CardValue } from './model.ts';
import type { InkColour } from './palette.ts';
import { breakLines, estimateText, lineHeight, type MeasureText } from './text-lines.ts';

/** How a card looks: a frame with a picture above its text. Units are those of the page before the card is resized. Pure. */

export const cardColours = { frame: '#8f9bb0', paper: '#ffffff' };
export const cardTextColour: InkColour = 'black';
export const cardShape = { line: 2, corner: 12 };

const padding = 10;
const gap = 6;
/** The largest that fits is taken. */
const textSizes = [28, 24, 20, 16, 12];
/** Of the height, where there is a picture as well. */
const textShareMax = 0.42;
const width = 190;
const pictureHeight = 130;
const heightMin = 64;

export type CardLayout = {
  lines: readonly string[];
  size: number;
  /** From the left upper corner of the card. */
  textTop: number;
  /** The picture lies in the middle of it, as large as fits. */
  picture?: Box;
};

type CardContent = Pick<CardValue, 'text' | 'source'>;

function fitText(text: string, room: { width: number; height: number }, measure: MeasureText) {
  const fit = (size: number) => {
    const lines = text.trim() === '' ? [] : breakLines({ text, width: room.width, size }, measure);
    return { size, lines, height: lines.length * size * lineHeight };
  };
  const fits = textSizes.map(fit);
  return fits.find(({ height }) => height <= room.height) ?? fit(textSizes.at(-1) ?? 12);
}

export function layoutCard(
  card: CardContent & Pick<CardValue, 'width' | 'height'>,
  measure: MeasureText,
): CardLayout {
  const inner = { width: card.width - 2 * padding, height: card.height - 2 * padding };
  const room = card.source ? { ...inner, height: inner.height * textShareMax } : inner;
  const { lines, size, height } = fitText(card.text, room, measure);
  if (!card.source) return { lines, size, textTop: (card.height - height) / 2 };
  const bottom = card.height - padding - (height > 0 ? height + gap : 0);
  return {
    lines,
    size,
    textTop: card.height - padding - height,
    picture: [padding, padding, Math.max(padding + 1, card.width - padding), Math.max(padding + 1, bottom)],
  };
}

/** The size of a card that is put on a page. */
export function sizeCard({ text, source }: CardContent): { width: number; height: number } {
  const room = { width: width - 2 * padding, height: pictureHeight };
  const { height: textHeight } = fitText(text, room, estimateText);
  const height = 2 * padding + textHeight + (source ? pictureHeight + (textHeight > 0 ? gap : 0) : 0);
  return { width, height: Math.max(heightMin, Math.round(height)) };
}
