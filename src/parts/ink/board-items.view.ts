import type { Box } from './boxes.ts';
import { createGridIndex, type GridIndex } from './grid-index.ts';
import type { InkPage } from './pages.ts';
import { type PlacedInk, pageOf, placeInk } from './place-ink.ts';
import type { ShownInk } from './show-ink.ts';
import type { MeasureText } from './text-lines.ts';

/** All items of a board, by page and place, in the order in which they lie above each other. */

export type BoardItem = {
  /** Unique on the board: the layer's number and the item's id. */
  key: string;
  id: string;
  layer: number;
  /** In its layer. */
  order: number;
  page: number;
  shown: ShownInk;
  placed: PlacedInk;
  box: Box;
};

export const compareOrder = (a: BoardItem, b: BoardItem): number => a.layer - b.layer || a.order - b.order;

/** Whether two forms of an item look the same: what the server confirms is a new object with a number of its author. */
function looksLike(a: ShownInk, b: ShownInk): boolean {
  if (a === b) return true;
  const describe = ({ value, cut, moved }: ShownInk): string => {
    const { t: _time, ...rest } = value;
    const named =
      rest.kind === 'stroke' ? [rest.points, rest.tool, rest.colour, rest.width, rest.page] : rest;
    return JSON.stringify([named, cut, moved?.dx, moved?.dy, moved?.scale_x, moved?.scale_y]);
  };
  return describe(a) === describe(b);
}

const toKey = (layer: number, id: string): string => `${layer}/${id}`;

export type ItemChange = {
  before: BoardItem | undefined;
  after: BoardItem | undefined;
  /** Only its place in the order, or what is not painted. */
  looksSame: boolean;
};

export function createBoardItems(pages: readonly InkPage[], measure: MeasureText) {
  const items = new Map<string, BoardItem>();
  const indexes = pages.map(
    ({ width, height }): GridIndex<BoardItem> => createGridIndex([0, 0, width, height]),
  );

  /** Of each page, what has been above all others so far. */
  const topmost = new Map<number, BoardItem>();

  const find = (page: number, box: Box): BoardItem[] => indexes[page]?.find(box).sort(compareOrder) ?? [];

  return {
    find,
    get: (layer: number, id: string): BoardItem | undefined => items.get(toKey(layer, id)),
    count: (): number => items.size,
    /** Undefined where nothing has changed that is seen. */
    set(layer: number, id: string, shown: ShownInk | undefined, order: number): ItemChange | undefined {
      const key = toKey(layer, id);
      const before = items.get(key);
      if (before && before.shown === shown && before.order === order) return undefined;
      if (before) indexes[before.page]?.remove(before);
      if (!shown || !indexes[pageOf(shown)]) {
        items.delete(key);
        return before && { before, after: undefined, looksSame: false };
      }
      const looksSame = before !== undefined && looksLike(before.shown, shown);
      const placed = looksSame ? before.placed : placeInk(shown, measure);
      const after: BoardItem = { key, id, layer, order, page: pageOf(shown), shown, placed, box: placed.box };
      items.set(key, after);
      const top = topmost.get(after.page);
      if (!top || compareOrder(after, top) > 0) topmost.set(after.page, after);
      indexes[after.page]?.add(after);
      return { before, after, looksSame };
    },
    /** Whether something else in its place lies between two places in the order; without `end`, anywhere above. */
    hasOthersBetween({ page, box, key }: BoardItem, start: BoardItem, end?: BoardItem): boolean {
      const top = topmost.get(page);
      if (!top || compareOrder(top, start) <= 0) return false;
      const others = indexes[page]?.find(box) ?? [];
      return others.some(
        (item) => item.key !== key && compareOrder(item, start) > 0 && (!end || compareOrder(item, end) < 0),
      );
    },
  };
}

export type BoardItems = ReturnType<typeof createBoardItems>;
