import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
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
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { sortableMessages } from '#teacher/shared/sortable-messages.ts';
import { type Translate, useMessages } from '#ui/i18n/use-messages.ts';
import styles from './sortable-list.module.css';

type Named = { id: number; name: string };

type SortableListProps<T extends Named> = {
  items: readonly T[];
  /** Without it the list is only shown. `to` counts from 0. */
  onMove?: ((item: T, to: number) => void) | undefined;
  renderItem: (item: T, handle: ReactNode) => ReactNode;
  label: string;
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

/** A list whose items are put in order by mouse, touch or keyboard, each by its handle. */
export function SortableList<T extends Named>({ items, onMove, renderItem, label }: SortableListProps<T>) {
  const t = useMessages(sortableMessages);
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  if (!onMove || items.length < 2) {
    return (
      <ol className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={item.id}>{renderItem(item, onMove ? <span className={styles.spacer} /> : null)}</li>
        ))}
      </ol>
    );
  }
  const finish = ({ active, over }: DragEndEvent) => {
    const item = items.find(({ id }) => id === active.id);
    const to = items.findIndex(({ id }) => id === over?.id);
    if (item && to >= 0 && active.id !== over?.id) onMove(item, to);
  };
  return (
    <DndContext
      id={contextId}
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[restrictToVerticalAxis, restrictToParentElement]}
      accessibility={{ announcements: announce(items, t), screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={finish}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={label}>
          {items.map((item) => (
            <SortableItem key={item.id} item={item} renderItem={renderItem} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type SortableItemProps<T extends Named> = Pick<SortableListProps<T>, 'renderItem'> & { item: T };

function SortableItem<T extends Named>({ item, renderItem }: SortableItemProps<T>) {
  const t = useMessages(sortableMessages);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: item.id, attributes: { roleDescription: t('role') } });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      className={styles.handle}
      aria-label={t('move', { name: item.name })}
      {...attributes}
      {...listeners}
    >
      <IconGripVertical size={20} aria-hidden="true" />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      className={styles.item}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {renderItem(item, handle)}
    </li>
  );
}
