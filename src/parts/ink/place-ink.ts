import { type Box, boxAround, boxOfPoints, grow, type Place } from './boxes.ts';
import { type CardLayout, layoutCard } from './card-look.ts';
import { cutStroke } from './cut-stroke.ts';
import type {
  CardValue,
  DrawnValue,
  MovedValue,
  PictureValue,
  ShapeValue,
  StampValue,
  StrokeValue,
  TextValue,
} from './model.ts';
import { unpackPoints } from './pack-points.ts';
import type { ShownInk } from './show-ink.ts';
import { breakLines, estimateText, lineHeight, type MeasureText } from './text-lines.ts';
import { measureWordStamp } from './word-stamp.ts';

/** Where things lie on their page after all changes: what is painted, hit and exported. */

export type PlacedStroke = Pick<StrokeValue, 'kind' | 'tool' | 'colour' | 'width'> & {
  /** All points, also those that are rubbed out. */
  points: Float32Array;
  /** What is left of it. */
  pieces: readonly Float32Array[];
};
export type PlacedText = Omit<TextValue, 't' | 'page'> & { lines: readonly string[]; height: number };
export type PlacedStamp = Omit<StampValue, 't' | 'page'> & { width: number };
/** Its width and height are those after all changes, `layout` is in units before `scale`. */
export type PlacedCard = Omit<CardValue, 't' | 'page'> & { scale: number; layout: CardLayout };
export type PlacedInk = (
  | PlacedStroke
  | Omit<ShapeValue, 't' | 'page'>
  | PlacedText
  | PlacedStamp
  | Omit<PictureValue, 't' | 'page'>
  | PlacedCard
) & { box: Box };

export type Move = Pick<MovedValue, 'dx' | 'dy' | 'scale_x' | 'scale_y'>;

export const unmoved: Move = { dx: 0, dy: 0, scale_x: 1, scale_y: 1 };

export const pageOf = ({ value }: { value: DrawnValue }): number => value.page ?? 0;

const movePlace = ([x, y]: Place, move: Move): [number, number] => [
  x * move.scale_x + move.dx,
  y * move.scale_y + move.dy,
];

function movePoints(points: Float32Array, { dx, dy, scale_x, scale_y }: Move): Float32Array {
  const moved = points.slice();
  for (let index = 0; index + 1 < moved.length; index += 3) {
    moved[index] = (points[index] ?? 0) * scale_x + dx;
    moved[index + 1] = (points[index + 1] ?? 0) * scale_y + dy;
  }
  return moved;
}

/** Sizes that have one number grow with the smaller side, so that they stay inside of the box. */
const scaleOf = ({ scale_x, scale_y }: Move): number => Math.min(scale_x, scale_y);

function placeStroke(
  { kind, tool, colour, width, points: packed }: StrokeValue,
  move: Move | undefined,
  cut: readonly number[],
): PlacedInk {
  const unpacked = unpackPoints(packed);
  const points = move ? movePoints(unpacked, move) : unpacked;
  const box = grow(boxOfPoints(points), width);
  return { kind, tool, colour, width, points, pieces: cutStroke(points, cut), box };
}

function placeShape(value: ShapeValue, move: Move): PlacedInk {
  const [from, to] = [movePlace(value.from, move), movePlace(value.to, move)];
  // The head of an arrow is wider than its line.
  const margin = value.shape === 'arrow' ? value.width * 4 + 6 : value.width;
  return { ...value, from, to, box: grow(boxAround(from, to), margin) };
}

function placeText(value: TextValue, move: Move, measure: MeasureText): PlacedInk {
  const at = movePlace(value.at, move);
  const size = value.size * scaleOf(move);
  const width = value.width * move.scale_x;
  const lines = breakLines({ text: value.text, width, size }, measure);
  const height = lines.length * size * lineHeight;
  return { ...value, at, size, width, lines, height, box: [at[0], at[1], at[0] + width, at[1] + height] };
}

function placeStamp(value: StampValue, move: Move, measure: MeasureText): PlacedInk {
  const at = movePlace(value.at, move);
  const size = value.size * scaleOf(move);
  const width = value.words === undefined ? size : measureWordStamp(value.words, size, measure);
  const [x, y] = at;
  return { ...value, at, size, width, box: [x - width / 2, y - size / 2, x + width / 2, y + size / 2] };
}

function placePicture(value: PictureValue, move: Move): PlacedInk {
  const at = movePlace(value.at, move);
  const [width, height] = [value.width * move.scale_x, value.height * move.scale_y];
  return { ...value, at, width, height, box: [at[0], at[1], at[0] + width, at[1] + height] };
}

function placeCard(value: CardValue, move: Move, measure: MeasureText): PlacedInk {
  const at = movePlace(value.at, move);
  const scale = scaleOf(move);
  const [width, height] = [value.width * scale, value.height * scale];
  const box: Box = [at[0], at[1], at[0] + width, at[1] + height];
  return { ...value, at, width, height, scale, layout: layoutCard(value, measure), box };
}

/** `measure`: how wide texts are; an estimate where there is no screen. */
export function placeInk(
  { value, moved, cut = [] }: ShownInk,
  measure: MeasureText = estimateText,
): PlacedInk {
  const move = moved ?? unmoved;
  switch (value.kind) {
    case 'stroke':
      return placeStroke(value, moved, cut);
    case 'shape':
      return placeShape(value, move);
    case 'text':
      return placeText(value, move, measure);
    case 'stamp':
      return placeStamp(value, move, measure);
    case 'card':
      return placeCard(value, move, measure);
    default:
      return placePicture(value, move);
  }
}

/** The move that takes an item, which lies in box `from` now, into box `to`. */
export function moveInto(before: Move | undefined, from: Box, to: Box): Move {
  const { dx, dy, scale_x, scale_y } = before ?? unmoved;
  const factorX = (to[2] - to[0]) / (from[2] - from[0] || 1);
  const factorY = (to[3] - to[1]) / (from[3] - from[1] || 1);
  return {
    dx: (dx - from[0]) * factorX + to[0],
    dy: (dy - from[1]) * factorY + to[1],
    scale_x: scale_x * factorX,
    scale_y: scale_y * factorY,
  };
}
