import type { Column } from '../model.ts';
import { compareCards } from './card-order.ts';
import type { ShownCard } from './show-card.ts';

export type WallCard = { id: string; card: ShownCard };
export type WallColumn = { column: Column; cards: readonly WallCard[] };

/** The cards of each column in their order. */
export function sortCards(columns: readonly Column[], items: ReadonlyMap<string, ShownCard>): WallColumn[] {
  const allCards = [...items].map(([id, card]): WallCard => ({ id, card }));
  return columns.map((column) => ({
    column,
    cards: allCards
      .filter(({ card }) => card.column === column.id)
      .sort((one, other) => compareCards(one.card, other.card)),
  }));
}
