import { paintCard } from './paint-card.view.ts';
import { paintStroke } from './paint-stroke.view.ts';
import { paintWordStamp } from './paint-word-stamp.view.ts';
import { colourCodes, type StampName } from './palette.ts';
import type { PictureStore } from './picture-store.view.ts';
import type { PlacedInk, PlacedStamp, PlacedText } from './place-ink.ts';
import { listArrowEnds, stampLineWidth, stampPaths, stampSquare, usualStampColour } from './shape-paths.ts';
import { lineHeight, textFont } from './text-lines.ts';

/** Anything of ink on a canvas whose units are those of the page. */

type Of<Kind extends PlacedInk['kind']> = Extract<PlacedInk, { kind: Kind }>;

function traceShape(context: CanvasRenderingContext2D, { shape, from, to, width }: Of<'shape'>): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  context.beginPath();
  if (shape === 'rectangle') return context.rect(from[0], from[1], dx, dy);
  if (shape === 'ellipse')
    return context.ellipse(
      from[0] + dx / 2,
      from[1] + dy / 2,
      Math.abs(dx) / 2,
      Math.abs(dy) / 2,
      0,
      0,
      2 * Math.PI,
    );
  context.moveTo(...from);
  context.lineTo(...to);
  if (shape !== 'arrow') return;
  const [one, other] = listArrowEnds(from, to, width);
  context.moveTo(...one);
  context.lineTo(...to);
  context.lineTo(...other);
}

export function paintShape(context: CanvasRenderingContext2D, placed: Omit<Of<'shape'>, 'box'>): void {
  traceShape(context, { ...placed, box: [0, 0, 0, 0] });
  if (placed.fill && (placed.shape === 'rectangle' || placed.shape === 'ellipse')) {
    context.fillStyle = colourCodes[placed.fill];
    context.fill();
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = placed.width;
  context.strokeStyle = colourCodes[placed.colour];
  context.stroke();
}

function paintText(context: CanvasRenderingContext2D, { lines, at: [x, y], size, colour }: PlacedText): void {
  context.fillStyle = colourCodes[colour];
  context.font = `${size}px ${textFont}`;
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries())
    context.fillText(line, x, y + (index + 0.5) * size * lineHeight);
}

const createPath = (d: string): Path2D => new Path2D(d);

function paintStamp(
  context: CanvasRenderingContext2D,
  { stamp, colour, at: [x, y], size }: PlacedStamp & { stamp: StampName },
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / stampSquare, size / stampSquare);
  context.fillStyle = colourCodes[colour ?? usualStampColour[stamp]];
  context.strokeStyle = context.fillStyle;
  context.lineWidth = stampLineWidth;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const { d, isFilled } of stampPaths[stamp]) {
    const path = createPath(d);
    if (isFilled) context.fill(path);
    else context.stroke(path);
  }
  context.restore();
}

/** A frame stands for what has not loaded; `pictures` says when it has. */
function paintPicture(
  context: CanvasRenderingContext2D,
  { source, at: [x, y], width, height }: Of<'picture'>,
  pictures: PictureStore,
): void {
  const image = pictures.find(source);
  if (image) return context.drawImage(image, x, y, width, height);
  context.strokeStyle = colourCodes.grey;
  context.lineWidth = 1;
  context.strokeRect(x, y, width, height);
}

export type PaintSettings = { scale: number; pictures: PictureStore };

export function paintItem(
  context: CanvasRenderingContext2D,
  placed: PlacedInk,
  { scale, pictures }: PaintSettings,
): void {
  switch (placed.kind) {
    case 'stroke':
      for (const piece of placed.pieces) paintStroke(context, placed, piece, { scale });
      break;
    case 'shape':
      paintShape(context, placed);
      break;
    case 'text':
      paintText(context, placed);
      break;
    case 'stamp':
      if (placed.stamp === 'words') paintWordStamp(context, placed);
      else paintStamp(context, { ...placed, stamp: placed.stamp });
      break;
    case 'card':
      paintCard(context, placed, pictures);
      break;
    default:
      paintPicture(context, placed, pictures);
  }
}

/** Measures with the font in which texts are painted. */
export function createTextMeasure(): (text: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return (text) => text.length;
  const basis = 100;
  context.font = `${basis}px ${textFont}`;
  return (text) => context.measureText(text).width / basis;
}
