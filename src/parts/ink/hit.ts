import { type Box, distanceToLine, grow, meet, type Place } from './boxes.ts';
import { findSpansAt } from './cut-stroke.ts';
import type { ShapeValue } from './model.ts';
import type { PlacedInk } from './place-ink.ts';

/** Whether a pointer at a place touches what is drawn there. */

function touchesPiece(points: Float32Array, place: Place, reach: number): boolean {
  const at = (index: number): Place => [points[index] ?? 0, points[index + 1] ?? 0];
  if (points.length <= 3) return points.length === 3 && distanceToLine(place, at(0), at(0)) <= reach;
  for (let index = 0; index + 5 < points.length; index += 3)
    if (distanceToLine(place, at(index), at(index + 3)) <= reach) return true;
  return false;
}

function touchesRectangle(
  { from, to, fill }: Pick<ShapeValue, 'from' | 'to' | 'fill'>,
  place: Place,
  reach: number,
) {
  const [left, right] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [top, bottom] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  const distanceInside = Math.min(place[0] - left, right - place[0], place[1] - top, bottom - place[1]);
  return distanceInside >= -reach && (fill !== undefined || distanceInside <= reach);
}

function touchesEllipse(
  { from, to, fill }: Pick<ShapeValue, 'from' | 'to' | 'fill'>,
  [x, y]: Place,
  reach: number,
) {
  const [radiusX, radiusY] = [Math.abs(to[0] - from[0]) / 2, Math.abs(to[1] - from[1]) / 2];
  const [dx, dy] = [x - (from[0] + to[0]) / 2, y - (from[1] + to[1]) / 2];
  const isWithin = (rx: number, ry: number) => rx > 0 && ry > 0 && (dx / rx) ** 2 + (dy / ry) ** 2 <= 1;
  if (!isWithin(radiusX + reach, radiusY + reach)) return false;
  return fill !== undefined || !isWithin(radiusX - reach, radiusY - reach);
}

/** `radius` in units. Shapes without a filling are touched at their lines only. */
export function touches(placed: PlacedInk, place: Place, radius: number): boolean {
  if (!meet(grow([...place, ...place], radius), placed.box)) return false;
  if (placed.kind === 'stroke')
    return placed.pieces.some((piece) => touchesPiece(piece, place, radius + placed.width / 2));
  if (placed.kind !== 'shape') return true;
  const reach = radius + placed.width / 2;
  if (placed.shape === 'rectangle') return touchesRectangle(placed, place, reach);
  if (placed.shape === 'ellipse') return touchesEllipse(placed, place, reach);
  return distanceToLine(place, placed.from, placed.to) <= reach;
}

/** Places on the way of an eraser that are no farther from each other than half its radius. */
export function listPlacesBetween(from: Place, to: Place, radius: number): Place[] {
  const steps = Math.min(
    200,
    Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / (radius / 2))),
  );
  return Array.from({ length: steps }, (_, index): Place => {
    const share = (index + 1) / steps;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  });
}

/** Spans of a stroke that an eraser takes at these places; none of other kinds. */
export function findErasedSpans(placed: PlacedInk, places: readonly Place[], radius: number): number[] {
  if (placed.kind !== 'stroke') return [];
  const reach = radius + placed.width / 2;
  return places.flatMap((place) => findSpansAt(placed.points, place, reach));
}

export const boxOfPlace = (place: Place, radius: number): Box => grow([...place, ...place], radius);
