import { type BoardItems, compareOrder, type ItemChange } from './board-items.view.ts';
import type { InkPage } from './pages.ts';
import { paintBackground } from './paint-background.view.ts';
import { paintItem } from './paint-item.view.ts';
import { createPictureStore, type PictureAddresses, type PictureStore } from './picture-store.view.ts';
import type { TilePainter } from './tile-canvas.view.ts';
import { createTiles, type Tiles, tilesMax } from './tiles.view.ts';

/** The tiles of a board's items, and what they must paint when one changes. */

export type TilesOptions = {
  pages: readonly InkPage[];
  addresses: PictureAddresses;
  /** Fewer tiles are kept. */
  isPhone: boolean;
};

/** Tells the tiles what they must paint because an item has changed; false if nothing. */
export function soilTiles(
  tiles: Tiles,
  items: BoardItems,
  { before, after, looksSame }: ItemChange,
): boolean {
  if (before && after && looksSame) {
    const [lower, upper] = compareOrder(before, after) < 0 ? [before, after] : [after, before];
    if (!items.hasOthersBetween(after, lower, upper)) return false;
  }
  if (before) tiles.soil(before.page, before.box);
  if (after && (before || items.hasOthersBetween(after, after))) tiles.soil(after.page, after.box);
  else if (after) tiles.add(after.page, after);
  return true;
}

/** The tiles of the items, with the pictures that they name. */
export function createPaintedTiles(
  { pages, addresses, isPhone }: TilesOptions,
  items: BoardItems,
  onChange: () => void,
): { tiles: Tiles; pictures: PictureStore } {
  const pictures = createPictureStore(addresses, () => {
    for (const [page, { width, height }] of pages.entries()) tiles.soil(page, [0, 0, width, height]);
    onChange();
  });
  const painter: TilePainter = {
    countItems: items.count,
    listItems: items.find,
    paintBackground: (context, number) => {
      const page = pages[number];
      if (page) paintBackground(context, page, pictures);
    },
    paintItem: (context, { placed }, scale) => paintItem(context, placed, { scale, pictures }),
  };
  const tiles = createTiles(painter, isPhone ? tilesMax.phone : tilesMax.usual);
  return { tiles, pictures };
}
