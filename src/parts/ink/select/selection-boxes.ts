import type { Box, Place } from '../boxes.ts';
import { scaleRange, sideMin } from '../limits.ts';
import type { PageSize } from '../pages.ts';
import type { Move } from '../place-ink.ts';

/** Where a selection goes: moved, resized, kept on its page. Pure, in units of the page. */

export type Corner = 'left_top' | 'right_top' | 'left_bottom' | 'right_bottom';

export const corners: readonly Corner[] = ['left_top', 'right_top', 'left_bottom', 'right_bottom'];

export const cornerOf = ([left, top, right, bottom]: Box, corner: Corner): Place => [
  corner.startsWith('left') ? left : right,
  corner.endsWith('top') ? top : bottom,
];

export const nudgeBox = ([left, top, right, bottom]: Box, dx: number, dy: number): Box => [
  left + dx,
  top + dy,
  right + dx,
  bottom + dy,
];

/** Around its middle. */
export function resizeBox([left, top, right, bottom]: Box, factor: number): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [halfWidth, halfHeight] = [((right - left) / 2) * factor, ((bottom - top) / 2) * factor];
  return [x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight];
}

const sideAtLeast = 6;

/** A corner is pulled by `dx`, `dy`; the one across stays. `keepsRatio`: width and height grow alike. */
export function pullCorner(box: Box, corner: Corner, [dx, dy]: Place, keepsRatio: boolean): Box {
  const [left, top, right, bottom] = box;
  const isLeft = corner.startsWith('left');
  const isTop = corner.endsWith('top');
  const [width, height] = [right - left, bottom - top];
  let newWidth = Math.max(Math.min(sideAtLeast, width), width + (isLeft ? -dx : dx));
  let newHeight = Math.max(Math.min(sideAtLeast, height), height + (isTop ? -dy : dy));
  if (keepsRatio) {
    const factor = Math.max(newWidth / (width || 1), newHeight / (height || 1));
    [newWidth, newHeight] = [width * factor, height * factor];
  }
  const [newLeft, newTop] = [isLeft ? right - newWidth : left, isTop ? bottom - newHeight : top];
  return [newLeft, newTop, newLeft + newWidth, newTop + newHeight];
}

/** Its middle stays on the page, so that nothing gets lost beside it. */
export function keepInPage(box: Box, page: PageSize | undefined): Box {
  if (!page) return box;
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const dx = Math.min(page.width, Math.max(0, x)) - x;
  const dy = Math.min(page.height, Math.max(0, y)) - y;
  return nudgeBox(box, dx, dy);
}

const round = (value: number, steps: number): number => Math.round(value * steps) / steps;
const boundScale = (scale: number): number =>
  Math.min(scaleRange.max, Math.max(scaleRange.min, round(scale, 10_000)));

/** A move as values hold it: rounded, and within their bounds. */
export const fitMove = ({ dx, dy, scale_x, scale_y }: Move): Move => ({
  dx: round(dx, 100),
  dy: round(dy, 100),
  scale_x: boundScale(scale_x),
  scale_y: boundScale(scale_y),
});

export const isTiny = (box: Box, units: number): boolean =>
  Math.max(box[2] - box[0], box[3] - box[1], sideMin) < units;
