import { type PointerEvent, useRef, useState } from 'react';
import type { Box, Place } from '#parts/ink/boxes.ts';
import type { PageSize } from '#parts/ink/pages.ts';
import { drawBox, type Edges, moveBox, resizeBox } from './drag-box.ts';

type Drag = { pointerId: number; from: Place } & (
  | { kind: 'draw' }
  | { kind: 'move'; id: string; box: Box }
  | { kind: 'resize'; id: string; box: Box; edges: Edges }
);

/** What is seen while a pointer draws, moves or resizes; without an id it is a new region. */
export type DraggedBox = { id: string | undefined; box: Box };

type BoxDragOptions = {
  size: PageSize;
  onDraw: (box: Box) => void;
  onChange: (id: string, box: Box) => void;
};

function applyDrag(drag: Drag, to: Place, size: PageSize): Box | undefined {
  if (drag.kind === 'draw') return drawBox(drag.from, to, size);
  const by: Place = [to[0] - drag.from[0], to[1] - drag.from[1]];
  return drag.kind === 'move' ? moveBox(drag.box, by, size) : resizeBox(drag.box, drag.edges, by, size);
}

/** Regions under a pointer. The draft changes once, when the pointer goes up. */
export function useBoxDrag({ size, onDraw, onChange }: BoxDragOptions) {
  const stage = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  const [dragged, setDragged] = useState<DraggedBox>();

  const toPlace = ({ clientX, clientY }: PointerEvent): Place => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return [((clientX - left) / width) * size.width, ((clientY - top) / height) * size.height];
  };
  const begin = (event: PointerEvent, begun: (place: Place) => Drag) => {
    if (event.button !== 0 || drag.current) return;
    stage.current?.setPointerCapture(event.pointerId);
    drag.current = begun(toPlace(event));
  };
  const end = () => {
    drag.current = undefined;
    setDragged(undefined);
  };

  return {
    stage,
    dragged,
    beginMove: (event: PointerEvent, id: string, box: Box) =>
      begin(event, (from) => ({ kind: 'move', pointerId: event.pointerId, from, id, box })),
    beginResize: (event: PointerEvent, id: string, box: Box, edges: Edges) =>
      begin(event, (from) => ({ kind: 'resize', pointerId: event.pointerId, from, id, box, edges })),
    stageHandlers: {
      // Fingers scroll the page: they move and resize regions, and add them by the button.
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'touch') return;
        begin(event, (from) => ({ kind: 'draw', pointerId: event.pointerId, from }));
      },
      onPointerMove: (event: PointerEvent) => {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        const box = applyDrag(current, toPlace(event), size);
        setDragged(box && { id: current.kind === 'draw' ? undefined : current.id, box });
      },
      onPointerUp: (event: PointerEvent) => {
        const current = drag.current;
        if (current?.pointerId !== event.pointerId) return;
        const box = applyDrag(current, toPlace(event), size);
        end();
        if (!box) return;
        if (current.kind === 'draw') onDraw(box);
        else if (box.some((edge, index) => edge !== current.box[index])) onChange(current.id, box);
      },
      onPointerCancel: end,
    },
  };
}
