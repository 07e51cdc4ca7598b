import type { BoardItem } from './board-items.view.ts';
import { type Box, grow, meet, unite } from './boxes.ts';

/** One tile of a page: a picture of 512 pixels' width, and what is still to be painted on it. */

export const tilePixels = 512;
/** Pixels around what has changed that are painted again, because lines are smoothed at their edges. */
const smoothedPixels = 2;

/** Painting a part of the tile again, on a second canvas that replaces the first when it is complete. */
type Repaint = { box: Box; queue: readonly BoardItem[]; next: number; canvas: HTMLCanvasElement };

export type Tile = {
  page: number;
  /** Pixels for a unit. */
  zoom: number;
  /** In units of the page. */
  box: Box;
  /** Undefined until it has been painted once. */
  canvas: HTMLCanvasElement | undefined;
  /** The part that must be painted again. */
  dirty: Box | undefined;
  repaint: Repaint | undefined;
  /** What has arrived and lies above all that is there. */
  arrivals: BoardItem[];
  usedAt: number;
};

export type TilePainter = {
  /** Of all pages. */
  countItems: () => number;
  /** Lowest first. */
  listItems: (page: number, box: Box) => BoardItem[];
  paintBackground: (context: CanvasRenderingContext2D, page: number) => void;
  paintItem: (context: CanvasRenderingContext2D, item: BoardItem, zoom: number) => void;
};

const itemsBetweenClockReadings = 8;

export function createTile(page: number, zoom: number, column: number, row: number): Tile {
  const size = tilePixels / zoom;
  const box: Box = [column * size, row * size, (column + 1) * size, (row + 1) * size];
  const empty = { canvas: undefined, repaint: undefined, arrivals: [], usedAt: 0 };
  return { page, zoom, box, dirty: box, ...empty };
}

export const isWaiting = ({ dirty, repaint, arrivals }: Tile): boolean =>
  dirty !== undefined || repaint !== undefined || arrivals.length > 0;

/** Something in `box` is gone, different, or below something else. */
export function soilTile(tile: Tile, box: Box): void {
  const grown = grow(box, smoothedPixels / tile.zoom);
  if (!meet(tile.box, grown)) return;
  const begun = tile.repaint ? unite(tile.repaint.box, grown) : grown;
  tile.dirty = tile.dirty ? unite(tile.dirty, begun) : begun;
  tile.repaint = undefined;
}

export function addToTile(tile: Tile, item: BoardItem): void {
  if (!meet(tile.box, item.box)) return;
  // A tile that has not been painted yet will find the item by itself.
  if (tile.dirty === tile.box) return;
  tile.arrivals.push(item);
}

/** Opaque: a tile holds the background, so that nothing must be blended when the view moves. */
const openContext = (canvas: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  canvas.getContext('2d', { alpha: false });

function toPage(context: CanvasRenderingContext2D, { zoom, box }: Tile): void {
  context.setTransform(zoom, 0, 0, zoom, -box[0] * zoom, -box[1] * zoom);
}

function beginRepaint(tile: Tile, soiled: Box, painter: TilePainter): Repaint {
  // Arrivals are listed with the others, as a whole: what is painted twice would be darker where it is translucent.
  const dirty = tile.arrivals.reduce((box, item) => unite(box, item.box), soiled);
  tile.arrivals = [];
  const canvas = document.createElement('canvas');
  canvas.width = tilePixels;
  canvas.height = tilePixels;
  // Whole pixels: a smoothed edge of the clip would leave a line.
  const [left, top] = [0, 1].map((axis) =>
    Math.max(0, Math.floor(((dirty[axis] ?? 0) - (tile.box[axis] ?? 0)) * tile.zoom)),
  );
  const [right, bottom] = [2, 3].map((axis) =>
    Math.min(tilePixels, Math.ceil(((dirty[axis] ?? 0) - (tile.box[axis - 2] ?? 0)) * tile.zoom)),
  );
  const [x, y] = [left ?? 0, top ?? 0];
  const context = openContext(canvas);
  if (context) {
    if (tile.canvas) context.drawImage(tile.canvas, 0, 0);
    context.beginPath();
    context.rect(x, y, Math.max(0, (right ?? 0) - x), Math.max(0, (bottom ?? 0) - y));
    context.clip();
    toPage(context, tile);
    painter.paintBackground(context, tile.page);
  }
  return { box: dirty, queue: painter.listItems(tile.page, dirty), next: 0, canvas };
}

/** Paints items until the time is over; gives the number of the first that is left. */
function paintItems(
  context: CanvasRenderingContext2D,
  items: readonly BoardItem[],
  first: number,
  { zoom, painter, until }: { zoom: number; painter: TilePainter; until: number },
): number {
  for (let index = first; index < items.length; index += 1) {
    const item = items[index];
    if (item) painter.paintItem(context, item, zoom);
    if (index % itemsBetweenClockReadings === 0 && performance.now() > until) return index + 1;
  }
  return items.length;
}

/** True if the tile has another canvas now. */
function goOnRepainting(tile: Tile, painter: TilePainter, until: number): boolean {
  if (tile.dirty) {
    // A tile that nobody has painted yet has nothing to keep.
    const dirty = tile.canvas ? tile.dirty : tile.box;
    tile.repaint = beginRepaint(tile, dirty, painter);
    tile.dirty = undefined;
  }
  const { repaint } = tile;
  const context = repaint && openContext(repaint.canvas);
  if (!repaint || !context) return false;
  repaint.next = paintItems(context, repaint.queue, repaint.next, { zoom: tile.zoom, painter, until });
  if (repaint.next < repaint.queue.length) return false;
  freeTile(tile);
  tile.canvas = repaint.canvas;
  tile.repaint = undefined;
  return true;
}

/** Goes on painting until the time is over; true if it looks different now. */
export function paintTile(tile: Tile, painter: TilePainter, until: number): boolean {
  const isReplaced = goOnRepainting(tile, painter, until);
  if (tile.repaint || !tile.canvas || tile.arrivals.length === 0) return isReplaced;
  const context = openContext(tile.canvas);
  if (!context) return isReplaced;
  toPage(context, tile);
  const next = paintItems(context, tile.arrivals, 0, { zoom: tile.zoom, painter, until });
  tile.arrivals = tile.arrivals.slice(next);
  return true;
}

/** Gives the memory back at once: browsers wait long, and phones have little. */
export function freeTile(tile: Tile): void {
  if (tile.canvas) tile.canvas.width = 0;
  tile.canvas = undefined;
}
