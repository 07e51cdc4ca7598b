import { type PointerEvent, useRef } from 'react';
import type { Place } from '../scene-model.ts';

type SpotDragProps = {
  findPlace: (clientX: number, clientY: number) => Place | undefined;
  onDrag: (at: Place | undefined) => void;
  /** Absent where spots stay where they are. */
  onDrop: ((at: Place) => void) | undefined;
};

const clickMaxPx = 6;

/** Drags a spot by any pointer. The click of a pointer that ends a drag is none. */
export function useSpotDrag({ findPlace, onDrag, onDrop }: SpotDragProps) {
  const start = useRef<{ x: number; y: number }>(undefined);
  const place = useRef<Place>(undefined);

  return {
    wasDragged: () => place.current !== undefined,
    press: (event: PointerEvent<HTMLElement>) => {
      place.current = undefined;
      if (!onDrop || event.button !== 0) return;
      start.current = { x: event.clientX, y: event.clientY };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    move: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      const movedPx = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
      if (!place.current && movedPx <= clickMaxPx) return;
      const found = findPlace(event.clientX, event.clientY);
      if (!found) return;
      place.current = found;
      onDrag(found);
    },
    release: (event: PointerEvent<HTMLElement>) => {
      if (!start.current) return;
      start.current = undefined;
      onDrag(undefined);
      if (place.current && event.type === 'pointerup') onDrop?.(place.current);
    },
  };
}
