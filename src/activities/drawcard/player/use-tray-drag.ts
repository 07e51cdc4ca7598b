import { type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Dragging something out of a row: sideways the row scrolls, anything else takes it along. */

const draggedPixels = 8;

export type Ghost = { id: string; x: number; y: number };

export function useTrayDrag(onDrop: (id: string, x: number, y: number) => void) {
  const [ghost, setGhost] = useState<Ghost>();
  const start = useRef<{ id: string; x: number; y: number }>(undefined);
  const isDragged = useRef(false);

  const follow = ({ clientX: x, clientY: y, buttons }: PointerEvent) => {
    const from = start.current;
    if (!from || buttons === 0) return;
    if (Math.hypot(x - from.x, y - from.y) > draggedPixels) isDragged.current = true;
    if (isDragged.current) setGhost({ id: from.id, x, y });
  };
  const end = () => {
    start.current = undefined;
    setGhost(undefined);
  };

  return {
    ghost,
    handlersOf: (id: string, onPick: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        start.current = { id, x: event.clientX, y: event.clientY };
        isDragged.current = false;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: follow,
      onPointerUp: ({ clientX, clientY }: PointerEvent) => {
        const isDrop = start.current !== undefined && isDragged.current;
        end();
        if (isDrop) onDrop(id, clientX, clientY);
      },
      onPointerCancel: end,
      onClick: ({ detail }: MouseEvent) => {
        // Browsers differ in where the click after a drag goes; one of the keyboard has no count.
        if (detail === 0 || !isDragged.current) onPick();
        isDragged.current = false;
      },
    }),
  };
}
