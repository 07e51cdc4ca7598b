import { type PointerEvent, useRef, useState } from 'react';

/** Dragging something out of a row: sideways the row scrolls, anything else takes it along. */

const draggedPixels = 8;

export type Ghost = { id: string; x: number; y: number };

export function useTrayDrag(onDrop: (id: string, x: number, y: number) => void) {
  const [ghost, setGhost] = useState<Ghost>();
  const start = useRef<{ id: string; x: number; y: number; isDragged: boolean }>(undefined);

  const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = start.current;
    if (!from) return;
    if (Math.hypot(x - from.x, y - from.y) > draggedPixels) from.isDragged = true;
    if (from.isDragged) setGhost({ id: from.id, x, y });
  };
  const end = ({ clientX, clientY }: PointerEvent, isDrop: boolean) => {
    const from = start.current;
    setGhost(undefined);
    if (isDrop && from?.isDragged) onDrop(from.id, clientX, clientY);
    if (!isDrop) start.current = undefined;
  };

  return {
    ghost,
    handlersOf: (id: string, onPick: () => void) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        start.current = { id, x: event.clientX, y: event.clientY, isDragged: false };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: follow,
      onPointerUp: (event: PointerEvent) => end(event, true),
      onPointerCancel: (event: PointerEvent) => end(event, false),
      onClick: () => {
        const wasDragged = start.current?.isDragged ?? false;
        start.current = undefined;
        if (!wasDragged) onPick();
      },
    }),
  };
}
