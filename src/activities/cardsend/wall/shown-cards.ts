import type { Column } from '../model.ts';
import { compareCards, createTimeKey } from './card-order.ts';
import type { CardPicture, CardValue, WallValue } from './wall-values.ts';

/** The cards as a page has them: those that the server shows, with own writes over them, in columns and in order. Pure. */

type CardState = 'open' | 'waiting' | 'hidden';

export type ShownCard = {
  text: string;
  column: string;
  picture: CardPicture | null;
  /** Key by which `compareCards` sorts. */
  order: string;
  /** Time when the card was sent. */
  at: number;
  /** User id of its author; null if this viewer may not know who it is. */
  by: number | null;
  is_own: boolean;
  /** Classmates see only open cards; the author and teachers see cards in all states. */
  state: CardState;
  /** Reason for which the card waits; null if it does not. */
  waits_for: 'approval' | 'word' | null;
  is_pinned: boolean;
  likes: number;
  is_liked: boolean;
  /** Version that a teacher's ruling names; always 0 for students. */
  version: number;
  /** Set while the card is on its way to the server. */
  is_sending?: true;
};

function overlayCardValue(shown: ShownCard | undefined, { text, column, picture }: CardValue): ShownCard {
  const now = Date.now();
  const newCard: Omit<ShownCard, 'text' | 'column' | 'picture'> = {
    order: createTimeKey(now, ''),
    at: now,
    by: null,
    is_own: true,
    state: 'open',
    waits_for: null,
    is_pinned: false,
    likes: 0,
    is_liked: false,
    version: 0,
  };
  return { ...newCard, ...shown, text, column, picture, is_sending: true };
}

/** Applies this person's own write to a card until the server has confirmed it; null if the card is gone then. */
export function overlayCard(shown: ShownCard | undefined, ownValue: WallValue): ShownCard | null {
  if (ownValue.kind === 'card') return overlayCardValue(shown, ownValue);
  if (!shown) return null;
  switch (ownValue.kind) {
    case 'erased':
      return ownValue.is_on ? null : shown;
    case 'like': {
      const likeChange = ownValue.is_on === shown.is_liked ? 0 : ownValue.is_on ? 1 : -1;
      return { ...shown, is_liked: ownValue.is_on, likes: shown.likes + likeChange };
    }
    case 'pin':
      return { ...shown, is_pinned: ownValue.is_on };
    case 'moved':
      return { ...shown, column: ownValue.column, order: ownValue.order };
    default: {
      const state =
        ownValue.state === 'hidden' ? 'hidden' : ownValue.version === shown.version ? 'open' : shown.state;
      return { ...shown, state, waits_for: state === 'waiting' ? shown.waits_for : null };
    }
  }
}

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
