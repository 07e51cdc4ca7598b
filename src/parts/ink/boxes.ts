/** Rectangles in units of a page. */

export type Place = readonly [x: number, y: number];
export type Box = readonly [left: number, top: number, right: number, bottom: number];

export const meet = (a: Box, b: Box): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

export const contains = (outer: Box, inner: Box): boolean =>
  outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];

export const unite = (a: Box, b: Box): Box => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

export const grow = (box: Box, by: number): Box => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];

/** The part of `box` inside `limit`; without area where they do not meet. */
export const clip = (box: Box, limit: Box): Box => [
  Math.max(box[0], limit[0]),
  Math.max(box[1], limit[1]),
  Math.min(box[2], limit[2]),
  Math.min(box[3], limit[3]),
];

export const boxAround = ([ax, ay]: Place, [bx, by]: Place): Box => [
  Math.min(ax, bx),
  Math.min(ay, by),
  Math.max(ax, bx),
  Math.max(ay, by),
];

/** `points`: x, y, pressure in turn. */
export function boxOfPoints(points: ArrayLike<number>): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < points.length; index += 3) {
    const [x, y] = [points[index] ?? 0, points[index + 1] ?? 0];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

/** Distance of a place from the line between two others. */
export function distanceToLine([x, y]: Place, [ax, ay]: Place, [bx, by]: Place): number {
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  const share = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / square));
  return Math.hypot(ax + share * dx - x, ay + share * dy - y);
}
