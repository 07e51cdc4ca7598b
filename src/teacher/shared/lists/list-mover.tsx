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

type NamedItem = { id: number; name: string };

/** Starts moving the item with `id`, after a key or the pointer went down on its handle. */
export type StartMove = (event: KeyboardEvent | PointerEvent, id: number) => void;

type ListMoverProps<T extends NamedItem> = {
  /** The children of this element are the rows, with `data-row` = id. */
  listRef: RefObject<HTMLElement | null>;
  items: readonly T[];
  /** `to` counts from 0. */
  onMove: (item: T, to: number) => void;
  ref: Ref<StartMove>;
};

type DragListeners = NonNullable<ReturnType<typeof useSortable>['listeners']>;

/**
 * Moves the rows of a list that another component renders, by mouse, touch or keyboard. Renders only the
 * announcements for screen readers.
 */
export function ListMover<T extends NamedItem>({ listRef, items, onMove, ref }: ListMoverProps<T>) {
  const t = useMessages(sortableMessages);
  const rowListeners = useRef(new Map<number, DragListeners>());
  useImperativeHandle(ref, () => (event, id) => {
    const listenerName = event.type === 'keydown' ? 'onKeyDown' : 'onPointerDown';
    rowListeners.current.get(id)?.[listenerName]?.(event);
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
        <RowMover key={id} id={id} listRef={listRef} rowListeners={rowListeners} />
      ))}
    </SortableList>
  );
}

type RowMoverProps = {
  id: number;
  listRef: RefObject<HTMLElement | null>;
  rowListeners: RefObject<Map<number, DragListeners>>;
};

/** Moves one row while it or another row is dragged. */
function RowMover({ id, listRef, rowListeners }: RowMoverProps) {
  const sortable = useSortable({ id: String(id) });
  const { listeners: ownListeners, setNodeRef, setActivatorNodeRef, isDragging, transition = '' } = sortable;
  const transform = CSS.Translate.toString(sortable.transform) ?? '';
  const rowRef = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const rowElement = listRef.current?.querySelector<HTMLElement>(`:scope > [data-row="${id}"]`) ?? null;
    rowRef.current = rowElement;
    setNodeRef(rowElement);
    setActivatorNodeRef(rowElement?.querySelector<HTMLElement>('[data-handle]') ?? null);
    return () => void rowElement?.style.removeProperty('transform');
  }, [id, listRef, setNodeRef, setActivatorNodeRef]);
  useLayoutEffect(() => {
    const listenersById = rowListeners.current;
    if (ownListeners) listenersById.set(id, ownListeners);
    return () => void listenersById.delete(id);
  }, [id, ownListeners, rowListeners]);
  useLayoutEffect(() => {
    if (!rowRef.current) return;
    Object.assign(rowRef.current.style, { transform, transition });
    rowRef.current.toggleAttribute('data-dragging', isDragging);
  }, [transform, transition, isDragging]);
  return null;
}
