import type { Points } from './pack-points.ts';

/** How far, in units for a whole step of pressure, a point is off by its pressure alone. */
const unitsPerPressure = 4;

/** The point between two that is farthest from what they give without it; undefined if none is off by `tolerance`. */
function findFarthest(points: Points, first: number, last: number, tolerance: number): number | undefined {
  const at = (point: number, axis: number): number => points[point * 3 + axis] ?? 0;
  const [x, y, pressure] = [at(first, 0), at(first, 1), at(first, 2)];
  const [dx, dy, dPressure] = [at(last, 0) - x, at(last, 1) - y, at(last, 2) - pressure];
  const square = dx * dx + dy * dy || 1e-9;
  let farthest: number | undefined;
  let distanceMax = tolerance;
  for (let point = first + 1; point < last; point += 1) {
    const [px, py] = [at(point, 0) - x, at(point, 1) - y];
    const share = Math.max(0, Math.min(1, (px * dx + py * dy) / square));
    const distance = Math.hypot(px - share * dx, py - share * dy);
    const pressureOff = Math.abs(at(point, 2) - pressure - share * dPressure) * unitsPerPressure;
    const off = Math.max(distance, pressureOff);
    if (off > distanceMax) [farthest, distanceMax] = [point, off];
  }
  return farthest;
}

/** Leaves out points whose absence moves the line by less than `tolerance` units. */
export function thinPoints(points: Points, tolerance: number): number[] {
  const count = Math.floor(points.length / 3);
  if (count <= 2) return Array.from(points).slice(0, count * 3);
  const isKept = new Uint8Array(count);
  isKept[0] = 1;
  isKept[count - 1] = 1;
  const spans: [first: number, last: number][] = [[0, count - 1]];
  for (let span = spans.pop(); span; span = spans.pop()) {
    const farthest = findFarthest(points, ...span, tolerance);
    if (farthest === undefined) continue;
    isKept[farthest] = 1;
    spans.push([span[0], farthest], [farthest, span[1]]);
  }
  const kept: number[] = [];
  for (let point = 0; point < count; point += 1)
    if (isKept[point]) for (let axis = 0; axis < 3; axis += 1) kept.push(points[point * 3 + axis] ?? 0);
  return kept;
}
