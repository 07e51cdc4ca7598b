import { useSortable } from '@dnd-kit/sortable';
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
import { SortableList } from '#parts/editor-parts/sortable-list.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { sortableMessages } from './sortable-messages.ts';

type Named = { id: number; name: string };

/** Starts moving the item with `id`, after a key or the pointer went down on its handle. */
export type StartMove = (event: KeyboardEvent | PointerEvent, id: number) => void;

type ListMoverProps<T extends Named> = {
  /** The children of this element are the rows, with `data-row` = id. */
  list: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** `to` counts from 0. */
  onMove: (item: T, to: number) => void;
  ref: Ref<StartMove>;
};

type Listeners = NonNullable<ReturnType<typeof useSortable>['listeners']>;

/**
 * Moves the rows of a list that another component renders, by mouse, touch or keyboard. Renders only the
 * announcements for screen readers.
 */
export function ListMover<T extends Named>({ list, items, onMove, ref }: ListMoverProps<T>) {
  const t = useMessages(sortableMessages);
  const listeners = useRef(new Map<number, Listeners>());
  useImperativeHandle(ref, () => (event, id) => {
    const name = event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown';
    listeners.current.get(id)?.[name]?.(event);
  });
  return (
    <SortableList
      ids={items.map(({ id }) => String(id))}
      instructions={t('how')}
      announce={(step, from, to) =>
        t(step, { name: items[from]?.name ?? '', place: to + 1, total: items.length })
      }
      onMove={(from, to) => {
        const item = items[from];
        if (item) onMove(item, to);
      }}
    >
      {items.map(({ id }) => (
        <RowMover key={id} id={id} list={list} listeners={listeners} />
      ))}
    </SortableList>
  );
}

type RowMoverProps = {
  id: number;
  list: RefObject<HTMLElement | null>;
  listeners: RefObject<Map<number, Listeners>>;
};

/** Moves one row while it or another row is dragged. */
function RowMover({ id, list, listeners }: RowMoverProps) {
  const sortable = useSortable({ id: String(id) });
  const { listeners: own, setNodeRef, setActivatorNodeRef, isDragging, transition = '' } = sortable;
  const transform = CSS.Translate.toString(sortable.transform) ?? '';
  const row = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rowElement = list.current?.querySelector<HTMLElement>(`:scope > [data-row="${id}"]`) ?? null;
    row.current = rowElement;
    setNodeRef(rowElement);
    setActivatorNodeRef(rowElement?.querySelector<HTMLElement>('[data-handle]') ?? null);
    return () => void rowElement?.style.removeProperty('transform');
  }, [id, list, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const knownListeners = listeners.current;
    if (own) knownListeners.set(id, own);
    return () => void knownListeners.delete(id);
  }, [id, own, listeners]);
  useLayoutEffect(() => {
    if (!row.current) return;
    Object.assign(row.current.style, { transform, transition });
    row.current.toggleAttribute('data-dragging', isDragging);
  }, [transform, transition, isDragging]);
  return null;
}
