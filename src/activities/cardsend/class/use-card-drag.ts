import { type PointerEvent, useCallback, useRef } from 'react';
import { findDrop } from './find-drop.view.ts';
import type { Place } from './move-card.ts';

/**
 * Drags a card by its handle with mouse, pen or finger. It moves one element and looks under the pointer when it is let go,
 * so that a wall of hundreds of cards renders nothing meanwhile.
 */
export function useCardDrag(onDrop: (id: string, place: Place) => void) {
  const drag = useRef<{ id: string; x: number; y: number; card: HTMLElement } | null>(null);

  const end = useCallback(
    (event: PointerEvent<HTMLElement>, isDropped: boolean) => {
      const dragged = drag.current;
      drag.current = null;
      if (!dragged) return;
      dragged.card.style.removeProperty('transform');
      delete dragged.card.dataset['dragged'];
      const distance = Math.hypot(event.clientX - dragged.x, event.clientY - dragged.y);
      const place =
        isDropped && distance > 8 ? findDrop(dragged.id, event.clientX, event.clientY) : undefined;
      if (place) onDrop(dragged.id, place);
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
        drag.current = { id, x: event.clientX, y: event.clientY, card };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const dragged = drag.current;
        if (!dragged) return;
        const { clientX, clientY } = event;
        dragged.card.style.transform = `translate(${clientX - dragged.x}px, ${clientY - dragged.y}px)`;
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(event, true),
      onPointerCancel: (event: PointerEvent<HTMLElement>) => end(event, false),
    }),
    [end],
  );
}
