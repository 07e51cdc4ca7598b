import { keyBetween } from '../wall/card-order.ts';
import type { WallCard, WallColumn } from '../wall/sort-cards.ts';

/** Works out the entry that puts a card at a place. Pure. */

export type Place = { column: string; index: number };
type Moved = { kind: 'moved'; column: string; order: string };

/** The place of a card among the columns; undefined: it is not on the wall. */
export function findPlace(columns: readonly WallColumn[], id: string): Place | undefined {
  for (const { column, cards } of columns) {
    const index = cards.findIndex((each) => each.id === id);
    if (index >= 0) return { column: column.id, index };
  }
  return undefined;
}

/** `index` counts the other cards above it in the column. Pinned cards always stay above the others. */
export function moveCard(
  columns: readonly WallColumn[],
  id: string,
  { column, index }: Place,
): Moved | undefined {
  const all = columns.flatMap(({ cards }) => cards);
  const card = all.find((each) => each.id === id)?.card;
  const targetColumn = columns.find((each) => each.column.id === column);
  if (!card || !targetColumn) return undefined;
  const otherCards = targetColumn.cards.filter((each) => each.id !== id);
  const isPeer = (each: WallCard | undefined) => each?.card.is_pinned === card.is_pinned;
  const above = otherCards.slice(0, index).reverse().find(isPeer)?.card.order ?? null;
  const below = otherCards.slice(index).find(isPeer)?.card.order ?? '';
  // No key fits between two cards with the same key, so the card takes that key too.
  if (above !== null && above <= below) return { kind: 'moved', column, order: above };
  return { kind: 'moved', column, order: keyBetween(below, above) };
}

/** The place one step further for an arrow key; undefined: there is none. */
export function stepPlace(columns: readonly WallColumn[], id: string, key: string): Place | undefined {
  const now = findPlace(columns, id);
  if (!now) return undefined;
  const at = columns.findIndex(({ column }) => column.id === now.column);
  const size = columns[at]?.cards.length ?? 0;
  if (key === 'ArrowUp' && now.index > 0) return { ...now, index: now.index - 1 };
  if (key === 'ArrowDown' && now.index < size - 1) return { ...now, index: now.index + 1 };
  const next = columns[at + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0)];
  return next && next !== columns[at] ? { column: next.column.id, index: 0 } : undefined;
}
