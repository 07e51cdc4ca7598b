import { createKeyBetween } from '../wall/card-order.ts';
import type { WallCard, WallColumn } from '../wall/shown-cards.ts';

/** Works out the entry that puts a card at a place. Pure. */

export type CardPlace = { column: string; index: number };
type MovedValue = { kind: 'moved'; column: string; order: string };

/** The place of a card among the columns; undefined: it is not on the wall. */
export function findPlace(columns: readonly WallColumn[], id: string): CardPlace | undefined {
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
  { column, index }: CardPlace,
): MovedValue | undefined {
  const allCards = columns.flatMap(({ cards }) => cards);
  const card = allCards.find((each) => each.id === id)?.card;
  const targetColumn = columns.find((each) => each.column.id === column);
  if (!card || !targetColumn) return undefined;
  const otherCards = targetColumn.cards.filter((each) => each.id !== id);
  const hasSamePin = (each: WallCard | undefined) => each?.card.is_pinned === card.is_pinned;
  const orderAbove = otherCards.slice(0, index).reverse().find(hasSamePin)?.card.order ?? null;
  const orderBelow = otherCards.slice(index).find(hasSamePin)?.card.order ?? '';
  // No key fits between two cards with the same key, so the card takes that key too.
  if (orderAbove !== null && orderAbove <= orderBelow) return { kind: 'moved', column, order: orderAbove };
  return { kind: 'moved', column, order: createKeyBetween(orderBelow, orderAbove) };
}

/** The place one step further for an arrow key; undefined: there is none. */
export function findNextPlace(
  columns: readonly WallColumn[],
  id: string,
  arrowKey: string,
): CardPlace | undefined {
  const currentPlace = findPlace(columns, id);
  if (!currentPlace) return undefined;
  const columnIndex = columns.findIndex(({ column }) => column.id === currentPlace.column);
  const cardCount = columns[columnIndex]?.cards.length ?? 0;
  if (arrowKey === 'ArrowUp' && currentPlace.index > 0)
    return { ...currentPlace, index: currentPlace.index - 1 };
  if (arrowKey === 'ArrowDown' && currentPlace.index < cardCount - 1)
    return { ...currentPlace, index: currentPlace.index + 1 };
  const nextColumn =
    columns[columnIndex + (arrowKey === 'ArrowRight' ? 1 : arrowKey === 'ArrowLeft' ? -1 : 0)];
  return nextColumn && nextColumn !== columns[columnIndex]
    ? { column: nextColumn.column.id, index: 0 }
    : undefined;
}
