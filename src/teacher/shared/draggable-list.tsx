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

type DraggableListProps = {
  items: readonly Named[];
  /** `to` counts from 0. */
  onMove: (id: number, to: number) => void;
  renderItem: (id: number, handle: ReactNode) => ReactNode;
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

/** A list whose items are put in order by mouse, touch or keyboard, each by its handle. Loaded when first shown. */
export function DraggableList({ items, onMove, renderItem, label }: DraggableListProps) {
  const t = useMessages(sortableMessages);
  const contextId = useId();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const finish = ({ active, over }: DragEndEvent) => {
    const to = items.findIndex(({ id }) => id === over?.id);
    if (to >= 0 && active.id !== over?.id) onMove(Number(active.id), to);
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
            <DraggableItem key={item.id} item={item} renderItem={renderItem} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type DraggableItemProps = Pick<DraggableListProps, 'renderItem'> & { item: Named };

function DraggableItem({ item, renderItem }: DraggableItemProps) {
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
      {renderItem(item.id, handle)}
    </li>
  );
}
