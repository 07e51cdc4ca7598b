import { createTimeKey } from './card-order.ts';
import type { ShownCard } from './show-card.ts';
import type { CardValue, WallValue } from './wall-values.ts';

/** Applies this person's own write to a card until the server has confirmed it. Pure. */

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
