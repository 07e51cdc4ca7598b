import { getStroke } from 'perfect-freehand';
import type { Ink } from './ink-presence.ts';
import { type Points, usualPressure } from './pack-points.ts';
import { colourCodes } from './palette.ts';

/** Strokes on a canvas whose units are those of the page. */

/** Strokes thinner than this on the screen, in pixels, show no pressure and are lines. */
const lineBelowPixels = 1.6;
const thinnestPixels = 0.7;
const markerOpacity = 0.35;
/** From here on pens' lines are one pixel wide and straight, which paints several times as fast. */
const coarseScale = 0.25;

const freehandOptions = { thinning: 0.6, smoothing: 0.5, streamline: 0.25, simulatePressure: false };
/** With half pressure an outline is as wide as the stroke says. */
const outlineSize = 1.35;

function traceLine(context: CanvasRenderingContext2D, points: Points): void {
  const at = (index: number): number => points[index] ?? 0;
  context.beginPath();
  context.moveTo(at(0), at(1));
  // A dot is a line that goes nowhere; canvases paint none without a length.
  if (points.length <= 3) context.lineTo(at(0) + 0.01, at(1));
  for (let index = 3; index + 5 < points.length; index += 3)
    context.quadraticCurveTo(
      at(index),
      at(index + 1),
      (at(index) + at(index + 3)) / 2,
      (at(index + 1) + at(index + 4)) / 2,
    );
  if (points.length > 3) context.lineTo(at(points.length - 3), at(points.length - 2));
}

/** Leaves out the points that are within a pixel of the one before. */
function traceCoarsely(context: CanvasRenderingContext2D, points: Points, scale: number): void {
  const last = points.length - 3;
  context.beginPath();
  context.moveTo(points[0] ?? 0, points[1] ?? 0);
  let [lastX, lastY] = [points[0] ?? 0, points[1] ?? 0];
  for (let index = 3; index <= last; index += 3) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    if (index < last && Math.abs(x - lastX) + Math.abs(y - lastY) < 1 / scale) continue;
    context.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}

function toTriples(points: Points): [number, number, number][] {
  const triples: [number, number, number][] = [];
  for (let index = 0; index + 2 < points.length; index += 3)
    triples.push([points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? usualPressure]);
  return triples;
}

/** The outline of a pen's stroke, its width by pressure. */
export function traceOutline(points: Points, width: number, isDone = true): number[][] {
  return getStroke(toTriples(points), { ...freehandOptions, size: width * outlineSize, last: isDone });
}

/** Up to this scale the straight lines between the points of an outline are not seen; curves cost twice as much. */
const curvesAboveScale = 2;
/** Points of an outline that are nearer to each other on the screen are one. */
const pointPixels = 0.8;

function traceCurves(context: CanvasRenderingContext2D, outline: readonly number[][]): void {
  for (let index = 0; index < outline.length; index += 1) {
    const [ax = 0, ay = 0] = outline[index] ?? [];
    const [bx = 0, by = 0] = outline[(index + 1) % outline.length] ?? [];
    context.quadraticCurveTo(ax, ay, (ax + bx) / 2, (ay + by) / 2);
  }
}

function traceCorners(context: CanvasRenderingContext2D, outline: readonly number[][], scale: number): void {
  const distanceMin = pointPixels / scale;
  let [lastX, lastY] = [Number.NaN, Number.NaN];
  for (const [x = 0, y = 0] of outline) {
    if (Math.abs(x - lastX) + Math.abs(y - lastY) < distanceMin) continue;
    context.lineTo(x, y);
    [lastX, lastY] = [x, y];
  }
}

function fillOutline(context: CanvasRenderingContext2D, outline: readonly number[][], scale: number): void {
  context.beginPath();
  if (scale > curvesAboveScale) traceCurves(context, outline);
  else traceCorners(context, outline, scale);
  context.fill();
}

/** `scale`: pixels of the canvas for a unit. */
export function paintStroke(
  context: CanvasRenderingContext2D,
  { tool, colour, width }: Ink,
  points: Points,
  { scale, isDone = true }: { scale: number; isDone?: boolean },
): void {
  if (points.length < 3) return;
  const code = colourCodes[colour];
  if (tool === 'pen' && width * scale >= lineBelowPixels && points.length > 3) {
    context.fillStyle = code;
    fillOutline(context, traceOutline(points, width, isDone), scale);
    return;
  }
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = code;
  context.lineWidth = Math.max(width, thinnestPixels / scale);
  if (tool === 'marker') context.globalAlpha = markerOpacity;
  if (tool === 'pen' && scale <= coarseScale && points.length > 3) {
    context.lineWidth = Math.min(context.lineWidth, 1 / scale);
    traceCoarsely(context, points, scale);
  } else traceLine(context, points);
  context.stroke();
  context.globalAlpha = 1;
}
