import { type Box, boxAround, clip, type Place } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';
import { regionSideMin } from '../../limits.ts';
import { keepOnPage } from '../../page-size.ts';

/** Changes of a region's box by a pointer or by keys, in units of the page. Pure. */

/** Which edges follow the pointer: -1 left or top, 1 right or bottom, 0 neither. */
export type Edges = { x: -1 | 0 | 1; y: -1 | 0 | 1 };

export const handles: readonly Edges[] = [
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
  { x: -1, y: 0 },
  { x: 1, y: 0 },
  { x: -1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 1 },
];

const keyStep = 5;
const directionByKey: ReadonlyMap<string, Place> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

const wholePage = ({ width, height }: PageSize): Box => [0, 0, width, height];
const round = (box: Box): Box => [
  Math.round(box[0]),
  Math.round(box[1]),
  Math.round(box[2]),
  Math.round(box[3]),
];

/** A new region from one corner to the other; undefined if that is too small to be meant. */
export function drawBox(from: Place, to: Place, size: PageSize): Box | undefined {
  const box = round(clip(boxAround(from, to), wholePage(size)));
  const isLarge = box[2] - box[0] >= regionSideMin && box[3] - box[1] >= regionSideMin;
  return isLarge ? box : undefined;
}

export function moveBox([left, top, right, bottom]: Box, [dx, dy]: Place, size: PageSize): Box {
  return keepOnPage([left + dx, top + dy, right + dx, bottom + dy], size);
}

export function resizeBox([left, top, right, bottom]: Box, edges: Edges, by: Place, size: PageSize): Box {
  const [dx, dy] = by;
  return round(
    clip(
      [
        edges.x < 0 ? Math.min(left + dx, right - regionSideMin) : left,
        edges.y < 0 ? Math.min(top + dy, bottom - regionSideMin) : top,
        edges.x > 0 ? Math.max(right + dx, left + regionSideMin) : right,
        edges.y > 0 ? Math.max(bottom + dy, top + regionSideMin) : bottom,
      ],
      wholePage(size),
    ),
  );
}

/** Arrows move the box, with Shift its right and lower edge; undefined: the key does something else. */
export function changeByKey(
  box: Box,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: PageSize,
): Box | undefined {
  const direction = directionByKey.get(key);
  if (!direction) return undefined;
  const by: Place = [direction[0] * keyStep, direction[1] * keyStep];
  return shiftKey ? resizeBox(box, { x: 1, y: 1 }, by, size) : moveBox(box, by, size);
}
