import type { BoardItem } from './board-items.view.ts';
import type { Box } from './boxes.ts';
import {
  addToTile,
  createTile,
  freeTile,
  isWaiting,
  paintTile,
  soilTile,
  type Tile,
  type TilePainter,
  tilePixels,
} from './tile-canvas.view.ts';
import type { LaidPage, View } from './view-of-pages.ts';

/** The tiles of all pages: those on the screen, and others while there is room, which stand in for what is not painted. */

export const tilesMax = { usual: 64, phone: 32 };
/** A tile is never shown much larger than it was painted; on screens with many pixels a little more. */
const zoomBias = { usual: 0.25, fine: 0.5 };

/** With so many items, an overview in a quarter of the pixels is painted first: thin lines cost a fifth. */
export const crowdMin = 2_000;
const overviewFactor = 4;

type Stage = { width: number; height: number; ratio: number };

/** Columns and rows of the tiles of this zoom that show a part of a page. */
function findRange([left, top, right, bottom]: Box, zoom: number) {
  const size = tilePixels / zoom;
  return {
    first: [Math.floor(left / size), Math.floor(top / size)] as const,
    last: [Math.ceil(right / size) - 1, Math.ceil(bottom / size) - 1] as const,
  };
}

function countTiles(boxes: readonly Box[], zoom: number): number {
  return boxes.reduce((sum, box) => {
    const { first, last } = findRange(box, zoom);
    return sum + (last[0] - first[0] + 1) * (last[1] - first[1] + 1);
  }, 0);
}

/** The part of a page that is on the screen, in units of the page. */
function clipPage(page: LaidPage, view: View, stage: Stage): Box {
  return [
    Math.max(0, view.x - page.x),
    Math.max(0, view.y - page.y),
    Math.min(page.width, view.x + stage.width / view.scale - page.x),
    Math.min(page.height, view.y + stage.height / view.scale - page.y),
  ];
}

/** A power of two near the pixels of the screen for a unit, with which no more tiles are seen than are kept. */
function chooseZoom(pixels: number, ratio: number, boxes: readonly Box[], max: number): number {
  let zoom = 2 ** Math.ceil(Math.log2(pixels) - (ratio > 1 ? zoomBias.fine : zoomBias.usual));
  while (countTiles(boxes, zoom) > max) zoom /= 2;
  return zoom;
}

export function createTiles(painter: TilePainter, max: number) {
  const tiles = new Map<string, Tile>();
  let clock = 0;

  /** Room for one more painted tile; `kept` are on the screen. */
  function makeRoom(kept: ReadonlySet<Tile>): void {
    const painted = [...tiles.entries()].filter(([, { canvas, repaint }]) => canvas || repaint);
    if (painted.length < max) return;
    const [oldest] = painted.filter(([, tile]) => !kept.has(tile)).sort((a, b) => a[1].usedAt - b[1].usedAt);
    if (!oldest) return;
    freeTile(oldest[1]);
    tiles.delete(oldest[0]);
  }

  function findTile(page: number, zoom: number, column: number, row: number): Tile {
    const key = `${page}/${zoom}/${column}/${row}`;
    const known = tiles.get(key);
    if (known) return known;
    const tile = createTile(page, zoom, column, row);
    tiles.set(key, tile);
    return tile;
  }

  const listStandIns = ({ page, zoom }: Tile): Tile[] =>
    [...tiles.values()].filter((tile) => tile.canvas && tile.page === page && tile.zoom !== zoom);

  /** Coarse tiles for those of which nothing can be seen yet. */
  function listOverviews(visible: readonly Tile[]): Tile[] {
    if (painter.countItems() < crowdMin) return [];
    const bare = visible.filter((tile) => !tile.canvas && listStandIns(tile).length === 0);
    const overviews = bare.map(({ page, zoom, box }) => {
      const size = (tilePixels / zoom) * overviewFactor;
      return findTile(page, zoom / overviewFactor, Math.floor(box[0] / size), Math.floor(box[1] / size));
    });
    return [...new Set(overviews)];
  }

  return {
    /** The tiles on the screen; they need not be painted yet. */
    listVisible(pages: readonly LaidPage[], visible: readonly number[], view: View, stage: Stage): Tile[] {
      clock += 1;
      const boxes = visible.map((page) =>
        clipPage(pages[page] ?? { x: 0, y: 0, width: 0, height: 0 }, view, stage),
      );
      const zoom = chooseZoom(view.scale * stage.ratio, stage.ratio, boxes, max);
      return visible.flatMap((page, index) => {
        const { first, last } = findRange(boxes[index] ?? [0, 0, 0, 0], zoom);
        const found: Tile[] = [];
        for (let row = first[1]; row <= last[1]; row += 1)
          for (let column = first[0]; column <= last[0]; column += 1)
            found.push(findTile(page, zoom, column, row));
        for (const tile of found) tile.usedAt = clock;
        return found;
      });
    },
    /** Painted tiles of another zoom. */
    listStandIns,
    /** For a slice of time. `changed` look different now; `isComplete`: all of these are painted. */
    paint(visible: readonly Tile[], sliceMs: number): { changed: Tile[]; isComplete: boolean } {
      const until = performance.now() + sliceMs;
      const overviews = listOverviews(visible);
      const kept = new Set([...overviews, ...visible]);
      const changed: Tile[] = [];
      for (const tile of kept) {
        if (!isWaiting(tile)) continue;
        if (!tile.canvas && !tile.repaint) makeRoom(kept);
        if (paintTile(tile, painter, until)) changed.push(...(overviews.includes(tile) ? visible : [tile]));
        if (performance.now() > until) break;
      }
      return { changed, isComplete: !visible.some(isWaiting) };
    },
    soil(page: number, box: Box): void {
      for (const tile of tiles.values()) if (tile.page === page) soilTile(tile, box);
    },
    add(page: number, item: BoardItem): void {
      for (const tile of tiles.values()) if (tile.page === page) addToTile(tile, item);
    },
    clear(): void {
      for (const tile of tiles.values()) freeTile(tile);
      tiles.clear();
    },
    /** Whether all of these can be seen, if only coarsely. */
    isCovered: (visible: readonly Tile[]): boolean =>
      visible.every((tile) => tile.canvas !== undefined || listStandIns(tile).length > 0),
  };
}

export type Tiles = ReturnType<typeof createTiles>;
