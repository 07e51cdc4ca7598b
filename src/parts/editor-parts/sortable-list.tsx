import {
  type Announcements,
  closestCenter,
  DndContext,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { restrictToParentElement, restrictToVerticalAxis } from '@dnd-kit/modifiers';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { ReliableKeyboardSensor } from '#ui/browser/reliable-keyboard-sensor.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { editorPartMessages } from './messages.ts';
import styles from './sortable-list.module.css';

/** Returns the text for screen readers at a step of moving an item; `from` and `to` count from 0. */
type Announce = (step: 'started' | 'over' | 'ended' | 'cancelled', from: number, to: number) => string;

type SortableListProps = {
  ids: string[];
  onMove: (from: number, to: number) => void;
  /** Several items beside each other, in rows. */
  isGrid?: boolean;
  /** Texts for screen readers. The default ones do not name the items. */
  announce?: Announce;
  instructions?: string;
  children: ReactNode;
};

const listModifiers = [restrictToVerticalAxis, restrictToParentElement];
const gridModifiers = [restrictToParentElement];

/** A list that people order by dragging or by keyboard; screen readers announce each step. */
export function SortableList(props: SortableListProps) {
  const { ids, onMove, isGrid = false, announce, instructions, children } = props;
  const t = useMessages(editorPartMessages);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 5 } }),
    useSensor(ReliableKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const joinedIds = ids.join(' ');
  // Stays the same array while only texts change: a new one would render every item again at each keystroke.
  const stableIds = useMemo(() => joinedIds.split(' '), [joinedIds]);
  const announceStep: Announce =
    announce ?? ((step, _from, to) => t(`drag_${step}`, { place: to + 1, total: ids.length }));
  const announceDrag = (step: Parameters<Announce>[0], active: UniqueIdentifier, over = active) =>
    announceStep(step, ids.indexOf(String(active)), ids.indexOf(String(over)));
  const announcements: Announcements = {
    onDragStart: ({ active }) => announceDrag('started', active.id),
    onDragOver: ({ active, over }) => (over ? announceDrag('over', active.id, over.id) : undefined),
    onDragEnd: ({ active, over }) => announceDrag('ended', active.id, over?.id),
    onDragCancel: ({ active }) => announceDrag('cancelled', active.id),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={isGrid ? gridModifiers : listModifiers}
      accessibility={{
        announcements,
        screenReaderInstructions: { draggable: instructions ?? t('drag_how') },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id)
          onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
      }}
    >
      <SortableContext
        items={stableIds}
        strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}
      >
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Makes an element an item of the list: returns attributes for it, and its handle. */
export function useSortableItem(id: string, handleLabel: string, isTabStop = true) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={styles.handle}
      aria-label={handleLabel}
      aria-describedby={attributes['aria-describedby']}
      tabIndex={isTabStop ? 0 : -1}
      {...listeners}
    >
      <IconGripVertical size={20} aria-hidden />
    </button>
  );
  const item = {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    'data-dragging': isDragging || undefined,
  };
  return { item, handle };
}
