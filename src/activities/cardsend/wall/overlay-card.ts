import { keyOfTime } from './card-order.ts';
import type { ShownCard } from './show-card.ts';
import type { CardValue, WallValue } from './wall-values.ts';

/** Applies this person's own write to a card until the server has confirmed it. Pure. */

function overlayText(shown: ShownCard | undefined, { text, column, picture }: CardValue): ShownCard {
  const at = Date.now();
  const fresh: Omit<ShownCard, 'text' | 'column' | 'picture'> = {
    order: keyOfTime(at, ''),
    at,
    by: null,
    is_own: true,
    state: 'open',
    waits_for: null,
    is_pinned: false,
    likes: 0,
    is_liked: false,
    version: 0,
  };
  return { ...fresh, ...shown, text, column, picture, is_sending: true };
}

export function overlayCard(shown: ShownCard | undefined, own: WallValue): ShownCard | null {
  if (own.kind === 'card') return overlayText(shown, own);
  if (!shown) return null;
  switch (own.kind) {
    case 'erased':
      return own.is_on ? null : shown;
    case 'like': {
      const step = own.is_on === shown.is_liked ? 0 : own.is_on ? 1 : -1;
      return { ...shown, is_liked: own.is_on, likes: shown.likes + step };
    }
    case 'pin':
      return { ...shown, is_pinned: own.is_on };
    case 'moved':
      return { ...shown, column: own.column, order: own.order };
    default: {
      const state = own.state === 'hidden' ? 'hidden' : own.version === shown.version ? 'open' : shown.state;
      return { ...shown, state, waits_for: state === 'waiting' ? shown.waits_for : null };
    }
  }
}
