import { type Box, clip, meet } from './boxes.ts';

/** Finds what lies somewhere on a page: cells of 256 units that name what touches them. */

const cellSize = 256;
/** More than a page has cells in a row. */
const cellsInRow = 4_096;

type Placed = { box: Box };

/** What lies outside of `limit` is not found: pages are painted up to their edges. */
export function createGridIndex<Item extends Placed>(limit: Box) {
  const cells = new Map<number, Set<Item>>();

  function listCells(box: Box): number[] {
    const inside = clip(box, limit);
    const keys: number[] = [];
    for (let y = Math.floor(inside[1] / cellSize); y <= Math.floor(inside[3] / cellSize); y += 1)
      for (let x = Math.floor(inside[0] / cellSize); x <= Math.floor(inside[2] / cellSize); x += 1)
        keys.push(y * cellsInRow + x);
    return keys;
  }

  return {
    add(item: Item): void {
      for (const key of listCells(item.box)) {
        const cell = cells.get(key);
        if (cell) cell.add(item);
        else cells.set(key, new Set([item]));
      }
    },
    /** With the box that it was added with. */
    remove(item: Item): void {
      for (const key of listCells(item.box)) cells.get(key)?.delete(item);
    },
    /** In no order. */
    find(box: Box): Item[] {
      const found = new Set<Item>();
      for (const key of listCells(box))
        for (const item of cells.get(key) ?? []) if (meet(item.box, box)) found.add(item);
      return [...found];
    },
  };
}

export type GridIndex<Item extends Placed> = ReturnType<typeof createGridIndex<Item>>;
