import { type Box, clip } from './boxes.ts';
import { paper } from './paint-background.view.ts';
import { type Tile, tilePixels } from './tile-canvas.view.ts';
import type { Tiles } from './tiles.view.ts';
import { boxOfPage, type LaidPage, type View } from './view-of-pages.ts';

/** Puts the tiles together on the canvas that is seen. */

const desk = '#e4e8ee';

/** `isHurried`: without smoothing, which takes half of the time. */
export type Composition = { pages: readonly LaidPage[]; view: View; ratio: number; isHurried: boolean };

/** Whole pixels of the screen, so that neighbours meet without a seam. */
function toPixels(box: Box, page: LaidPage, { view, ratio }: Composition): Box {
  const pixels = view.scale * ratio;
  return [
    Math.round((box[0] + page.x - view.x) * pixels),
    Math.round((box[1] + page.y - view.y) * pixels),
    Math.round((box[2] + page.x - view.x) * pixels),
    Math.round((box[3] + page.y - view.y) * pixels),
  ];
}

/** The part of a tile that lies in `within`, a box of the page. */
function drawPart(
  context: CanvasRenderingContext2D,
  tile: Tile,
  within: Box,
  page: LaidPage,
  by: Composition,
): void {
  const part = clip(tile.box, clip(within, [0, 0, page.width, page.height]));
  const [left, top, right, bottom] = toPixels(part, page, by);
  if (!tile.canvas || right <= left || bottom <= top) return;
  const sourceX = (part[0] - tile.box[0]) * tile.zoom;
  const sourceY = (part[1] - tile.box[1]) * tile.zoom;
  const sourceWidth = Math.min(tilePixels, (part[2] - part[0]) * tile.zoom);
  const sourceHeight = Math.min(tilePixels, (part[3] - part[1]) * tile.zoom);
  context.drawImage(
    tile.canvas,
    sourceX,
    sourceY,
    sourceWidth,
    sourceHeight,
    left,
    top,
    right - left,
    bottom - top,
  );
}

function drawTile(context: CanvasRenderingContext2D, tile: Tile, tiles: Tiles, by: Composition): void {
  const page = by.pages[tile.page];
  if (!page) return;
  if (tile.canvas) drawPart(context, tile, tile.box, page, by);
  else for (const other of tiles.listStandIns(tile)) drawPart(context, other, tile.box, page, by);
}

export function composeBase(
  context: CanvasRenderingContext2D,
  visible: readonly Tile[],
  tiles: Tiles,
  by: Composition,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = !by.isHurried;
  context.fillStyle = desk;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  context.fillStyle = paper;
  for (const page of by.pages) {
    const [left, top, right, bottom] = toPixels(boxOfPage({ ...page, x: 0, y: 0 }), page, by);
    context.fillRect(left, top, right - left, bottom - top);
  }
  for (const tile of visible) drawTile(context, tile, tiles, by);
}

/** Where nothing else has changed. */
export function composeTiles(
  context: CanvasRenderingContext2D,
  changed: readonly Tile[],
  tiles: Tiles,
  by: Composition,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.imageSmoothingEnabled = !by.isHurried;
  for (const tile of changed) drawTile(context, tile, tiles, by);
}
