/** Where the points of a trend are. Pure; lengths are pixels. */

export const plotHeight = 200;
const margin = { top: 12, right: 16, bottom: 26, left: 46 };
/** Room that the number of an activity needs below its point. */
const numberWidth = 26;

/** `index` is the place in the list of all activities. */
export type Point = { index: number; x: number; y: number };

/** `index` of `count` points on a plot of this width, the first and the last at the edges. */
export function xOf(index: number, count: number, width: number): number {
  const inner = Math.max(0, width - margin.left - margin.right);
  return margin.left + (count > 1 ? (inner * index) / (count - 1) : inner / 2);
}

/** The place of a share; more than 1 is at the top. */
export function yOf(share: number): number {
  const inner = plotHeight - margin.top - margin.bottom;
  return margin.top + inner * (1 - Math.min(1, Math.max(0, share)));
}

/** The points of the known shares. */
export function placePoints(shares: readonly (number | null)[], width: number): Point[] {
  return shares.flatMap((share, index) =>
    share === null ? [] : [{ index, x: xOf(index, shares.length, width), y: yOf(share) }],
  );
}

export const toPath = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** The indexes below which a number fits: each one, each second, each fifth … */
export function listNumbered(count: number, width: number): number[] {
  const room = Math.max(1, width - margin.left - margin.right) / numberWidth;
  const step = [1, 2, 5, 10, 20, 50].find((each) => count / each <= room) ?? 100;
  return Array.from({ length: count }, (_, index) => index).filter(
    (index) => step === 1 || (index + 1) % step === 0,
  );
}

/** The index of the point nearest to a place. */
export function findNearest(x: number, count: number, width: number): number {
  const inner = Math.max(1, width - margin.left - margin.right);
  const index = Math.round(((x - margin.left) / inner) * (count - 1));
  return Math.min(count - 1, Math.max(0, index));
}
