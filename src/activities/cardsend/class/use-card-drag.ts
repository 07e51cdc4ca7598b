import { type PointerEvent, useCallback, useRef } from 'react';
import { findDrop } from './find-drop.view.ts';
import type { CardPlace } from './move-card.ts';

/**
 * Drags a card by its handle with mouse, pen or finger. It moves one element and looks under the pointer when it is let go,
 * so that a wall of hundreds of cards renders nothing meanwhile.
 */
export function useCardDrag(onDrop: (id: string, place: CardPlace) => void) {
  const activeDrag = useRef<{ id: string; x: number; y: number; card: HTMLElement } | null>(null);

  const endDrag = useCallback(
    (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
      const drag = activeDrag.current;
      activeDrag.current = null;
      if (!drag) return;
      drag.card.style.removeProperty('transform');
      delete drag.card.dataset['dragged'];
      const distance = Math.hypot(event.clientX - drag.x, event.clientY - drag.y);
      const place = isDropped && distance > 8 ? findDrop(drag.id, event.clientX, event.clientY) : undefined;
      if (place) onDrop(drag.id, place);
    },
    [onDrop],
  );

  return useCallback(
    (id: string) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const card = event.currentTarget.closest<HTMLElement>('[data-card]');
        if (!card || event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        card.dataset['dragged'] = 'true';
        activeDrag.current = { id, x: event.clientX, y: event.clientY, card };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const drag = activeDrag.current;
        if (!drag) return;
        const { clientX, clientY } = event;
        drag.card.style.transform = `translate(${clientX - drag.x}px, ${clientY - drag.y}px)`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => endDrag(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => endDrag(event, false),
    }),
    [endDrag],
  );
}
