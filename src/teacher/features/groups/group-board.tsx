import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  type KeyboardCoordinateGetter,
  PointerSensor,
  pointerWithin,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useState } from 'react';
import { ReliableKeyboardSensor } from '#ui/browser/reliable-keyboard-sensor.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import {
  type Group,
  listUnassigned,
  moveStudent,
  noGroup,
  type Student,
  toggleLeader,
} from './arrangement.ts';
import { DropArea, GroupCard, StudentRow } from './group-card.tsx';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';

/** The groups side by side. Students are dragged by pointer, or by arrow keys from group to group. */

/** The arrow keys go to the group before or after the one that the student is over. */
const goToNeighbour: KeyboardCoordinateGetter = (event, { context, currentCoordinates }) => {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const own = context.collisionRect;
  if (!own) return undefined;
  const areas = context.droppableContainers
    .getEnabled()
    .flatMap(({ node }) => node.current?.getBoundingClientRect() ?? []);
  const x = own.left + own.width / 2;
  const y = own.top + own.height / 2;
  const at = areas.findIndex(
    (area) => area.left <= x && x <= area.right && area.top <= y && y <= area.bottom,
  );
  const next = areas[(at + step + areas.length) % areas.length];
  if (!next) return currentCoordinates;
  return { x: next.left + (next.width - own.width) / 2, y: next.top + (next.height - own.height) / 2 };
};

type GroupBoardProps = {
  groups: readonly Group[];
  students: readonly Student[];
  isLocked: boolean;
  onChange: (groups: readonly Group[]) => void;
};

export function GroupBoard({ groups, students, isLocked, onChange }: GroupBoardProps) {
  const t = useMessages(groupMessages);
  const [dragged, setDragged] = useState<Student>();
  const byId = new Map(students.map((student) => [student.id, student]));
  const unassigned = listUnassigned(groups, students);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(ReliableKeyboardSensor, { coordinateGetter: goToNeighbour }),
  );
  const nameOf = (id: UniqueIdentifier) => byId.get(Number(id))?.name ?? '';
  const nameGroup = (key: UniqueIdentifier | undefined) =>
    groups.find((group) => group.key === key)?.name ?? t('unassigned');
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('picked_up', { name: nameOf(active.id) }),
    onDragOver: ({ active, over }) => t('over', { name: nameOf(active.id), group: nameGroup(over?.id) }),
    onDragEnd: ({ active, over }) => t('put_down', { name: nameOf(active.id), group: nameGroup(over?.id) }),
    onDragCancel: ({ active }) => t('cancelled', { name: nameOf(active.id) }),
  };
  const replace = (changed: Group) =>
    onChange(groups.map((group) => (group.key === changed.key ? changed : group)));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={(args) => {
        const under = pointerWithin(args);
        return under.length > 0 ? under : closestCenter(args);
      }}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
      onDragStart={({ active }) => setDragged(byId.get(Number(active.id)))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (over) onChange(moveStudent(groups, Number(active.id), String(over.id)));
      }}
    >
      <div className={styles.board}>
        <DropArea
          id={noGroup}
          label={t('unassigned')}
          className={styles.unassigned ?? ''}
          head={
            <>
              <h2 className={styles.unassignedName}>{t('unassigned')}</h2>
              <span className={styles.count}>{unassigned.length}</span>
            </>
          }
        >
          {unassigned.length === 0 && <p className={styles.hint}>{t('nobody_left')}</p>}
          <ul className={styles.students}>
            {unassigned.map((student) => (
              <StudentRow key={student.id} student={student} isLocked={isLocked} />
            ))}
          </ul>
        </DropArea>
        <div className={styles.groups}>
          {groups.map((group) => (
            <GroupCard
              key={group.key}
              group={group}
              students={byId}
              isLocked={isLocked}
              onRename={(name) => replace({ ...group, name })}
              onRemove={() => onChange(groups.filter((other) => other !== group))}
              onLeader={(id) => onChange(toggleLeader(groups, id))}
            />
          ))}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className={styles.overlay}>
            <span className={styles.number}>{dragged.class_number}</span> {dragged.name}
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
