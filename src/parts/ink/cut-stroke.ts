import { cutMaxNumbers } from './limits.ts';
import type { Points } from './pack-points.ts';

/**
 * Parts of a stroke that are rubbed out. Spans are beginnings and ends in turn, in tenths of the way from one point to the
 * next: 25 is the middle between the points 2 and 3.
 */

type Span = [from: number, to: number];

const stepsPerPoint = 10;

function joinSpans(spans: readonly Span[]): Span[] {
  const sorted = spans.filter(([from, to]) => to > from).sort((a, b) => a[0] - b[0]);
  const joined: Span[] = [];
  for (const [from, to] of sorted) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([from, to]);
  }
  return joined;
}

function toSpans(numbers: readonly number[]): Span[] {
  const spans: Span[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    spans.push([numbers[index] ?? 0, numbers[index + 1] ?? 0]);
  return spans;
}

/** Leaves no more than a value may hold: the smallest gaps between spans are rubbed out too. */
function limitSpans(spans: readonly Span[]): Span[] {
  const limited = spans.map(([from, to]): Span => [from, to]);
  while (limited.length * 2 > cutMaxNumbers) {
    let [narrowest, gapMin] = [1, Number.POSITIVE_INFINITY];
    for (let index = 1; index < limited.length; index += 1) {
      const gap = (limited[index]?.[0] ?? 0) - (limited[index - 1]?.[1] ?? 0);
      if (gap < gapMin) [narrowest, gapMin] = [index, gap];
    }
    const [next] = limited.splice(narrowest, 1);
    const last = limited[narrowest - 1];
    if (next && last) last[1] = next[1];
  }
  return limited;
}

/** Both lists of spans as one, sorted and without overlaps. */
export function addSpans(before: readonly number[], added: readonly number[]): number[] {
  return limitSpans(joinSpans([...toSpans(before), ...toSpans(added)])).flat();
}

/** Whether nothing of a stroke of `count` points is left. A stroke of one point has no length: any span takes it. */
export function isCutWhole(count: number, spans: readonly number[]): boolean {
  const [first] = joinSpans(toSpans(spans));
  if (!first) return false;
  return first[0] <= 0 && first[1] >= (count - 1) * stepsPerPoint;
}

function interpolate(points: Points, step: number): number[] {
  const index = Math.floor(step / stepsPerPoint);
  const share = step / stepsPerPoint - index;
  return [0, 1, 2].map((axis) => {
    const here = points[index * 3 + axis] ?? 0;
    return here + ((points[index * 3 + 3 + axis] ?? here) - here) * share;
  });
}

function copyPart(points: Points, from: number, to: number): Float32Array {
  const part = interpolate(points, from);
  for (let point = Math.floor(from / stepsPerPoint) + 1; point * stepsPerPoint < to; point += 1)
    part.push(points[point * 3] ?? 0, points[point * 3 + 1] ?? 0, points[point * 3 + 2] ?? 0);
  return Float32Array.from([...part, ...interpolate(points, to)]);
}

/** What is left of a stroke, in pieces. */
export function cutStroke(points: Float32Array, spans: readonly number[]): Float32Array[] {
  if (points.length < 3) return [];
  if (spans.length === 0) return [points];
  const count = points.length / 3;
  if (isCutWhole(count, spans)) return [];
  const end = (count - 1) * stepsPerPoint;
  const pieces: Float32Array[] = [];
  let from = 0;
  for (const [spanFrom, spanTo] of joinSpans(toSpans(spans))) {
    if (spanFrom > end) break;
    if (spanFrom > from) pieces.push(copyPart(points, from, spanFrom));
    from = Math.max(from, spanTo);
  }
  if (from < end) pieces.push(copyPart(points, from, end));
  return pieces.length === 0 && count === 1 ? [points] : pieces;
}

/** Shares of the way between two points that lie within `radius` of a place; undefined if none does. */
function findSharesWithin(
  [ax, ay]: readonly [number, number],
  [bx, by]: readonly [number, number],
  [x, y]: readonly [number, number],
  radius: number,
): Span | undefined {
  const [dx, dy, px, py] = [bx - ax, by - ay, ax - x, ay - y];
  const square = dx * dx + dy * dy;
  const outside = px * px + py * py - radius * radius;
  if (square === 0) return outside <= 0 ? [0, 1] : undefined;
  const half = px * dx + py * dy;
  const discriminant = half * half - square * outside;
  if (discriminant < 0) return undefined;
  const root = Math.sqrt(discriminant);
  const [from, to] = [Math.max(0, (-half - root) / square), Math.min(1, (-half + root) / square)];
  return to < from ? undefined : [from, to];
}

/** Spans of the points that lie within `radius` of a place: what an eraser of that size takes there. */
export function findSpansAt(points: Points, place: readonly [number, number], radius: number): number[] {
  const at = (point: number): [number, number] => [points[point * 3] ?? 0, points[point * 3 + 1] ?? 0];
  const count = Math.floor(points.length / 3);
  if (count === 1) return findSharesWithin(at(0), at(0), place, radius) ? [0, 1] : [];
  const spans: Span[] = [];
  for (let point = 0; point + 1 < count; point += 1) {
    const shares = findSharesWithin(at(point), at(point + 1), place, radius);
    if (!shares) continue;
    const from = Math.floor((point + shares[0]) * stepsPerPoint);
    spans.push([from, Math.max(from + 1, Math.ceil((point + shares[1]) * stepsPerPoint))]);
  }
  return joinSpans(spans).flat();
}
