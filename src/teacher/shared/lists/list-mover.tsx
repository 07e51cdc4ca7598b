import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import {
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { sortableMessages } from '#teacher/shared/lists/sortable-messages.ts';
import { ReliableKeyboardSensor } from '#ui/browser/reliable-keyboard-sensor.ts';
import { type Translate, useMessages } from '#ui/i18n/use-messages.ts';

type Named = { id: number; name: string };

/** Tells the mover that a key or the pointer went down on the handle of item `id`. */
export type Press = (event: KeyboardEvent | PointerEvent, id: number) => void;

type ListMoverProps<T extends Named> = {
  /** Its children are the rows, with `data-row` = id. */
  list: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** `to` counts from 0. */
  onMove: (item: T, to: number) => void;
  ref: Ref<Press>;
};

function announce(items: readonly Named[], t: Translate<typeof sortableMessages>): Announcements {
  const say = (
    key: 'picked' | 'over' | 'dropped' | 'cancelled',
    active: UniqueIdentifier,
    over?: UniqueIdentifier,
  ) => {
    const name = items.find(({ id }) => id === active)?.name ?? '';
    const place = items.findIndex(({ id }) => id === (over ?? active)) + 1;
    return t(key, { name, place, total: items.length });
  };
  return {
    onDragStart: ({ active }) => say('picked', active.id),
    onDragOver: ({ active, over }) => say('over', active.id, over?.id),
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
}

type Listeners = NonNullable<ReturnType<typeof useSortable>['listeners']>;

/** Moves the rows of a list that is drawn elsewhere, by mouse, touch or keyboard. Draws only what it says aloud. */
export function ListMover<T extends Named>({ list, items, onMove, ref }: ListMoverProps<T>) {
  const t = useMessages(sortableMessages);
  const listeners = useRef(new Map<number, Listeners>());
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(ReliableKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  useImperativeHandle(ref, () => (event, id) => {
    const name = event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown';
    listeners.current.get(id)?.[name]?.(event);
  });
  const finish = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id);
    const to = items.findIndex(({ id }) => id === over?.id);
    if (item && to >= 0 && active.id !== over?.id) onMove(item, to);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{ announcements: announce(items, t), screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={finish}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {items.map(({ id }) => (
          <RowMover key={id} id={id} list={list} listeners={listeners} />
        ))}
      </SortableContext>
    </DndContext>
  );
}

type RowMoverProps = {
  id: number;
  list: RefObject<HTMLElement | null>;
  listeners: RefObject<Map<number, Listeners>>;
};

/** Puts one row where it is dragged to, and others out of its way. */
function RowMover({ id, list, listeners }: RowMoverProps) {
  const sortable = useSortable({ id });
  const { listeners: own, setNodeRef, setActivatorNodeRef, isDragging, transition = '' } = sortable;
  const transform = CSS.Translate.toString(sortable.transform) ?? '';
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const found = list.current?.querySelector<HTMLElement>(`:scope > [data-row="${id}"]`) ?? null;
    row.current = found;
    setNodeRef(found);
    setActivatorNodeRef(found?.querySelector<HTMLElement>('[data-handle]') ?? null);
    return () => void found?.style.removeProperty('transform');
  }, [id, list, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const known = listeners.current;
    if (own) known.set(id, own);
    return () => void known.delete(id);
  }, [id, own, listeners]);
  useLayoutEffect(() => {
    if (!row.current) return;
    Object.assign(row.current.style, { transform, transition });
    row.current.toggleAttribute('data-dragging', isDragging);
  }, [transform, transition, isDragging]);
  return null;
}
