import { closestCenter, DndContext, pointerWithin } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { Group, Student } from '../arrangement.ts';
import { DraggedStudent } from './dragged-student.tsx';
import { useDragSensors } from './use-drag-sensors.ts';
import { useDragTexts } from './use-drag-texts.ts';

type DragStudentsProps = {
  groups: readonly Group[];
  students: ReadonlyMap<number, Student>;
  /** Called with the id of the area that a student is dropped on. */
  onDrop: (studentId: number, areaId: string) => void;
  children: ReactNode;
};

/** Students inside can be dragged from group to group. */
export function DragStudents({ groups, students, onDrop, children }: DragStudentsProps) {
  const [dragged, setDragged] = useState<Student>();
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={(args) => {
        const under = pointerWithin(args);
        return under.length > 0 ? under : closestCenter(args);
      }}
      accessibility={useDragTexts(groups, students)}
      onDragStart={({ active }) => setDragged(students.get(Number(active.id)))}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ active, over }) => {
        setDragged(undefined);
        if (over) onDrop(Number(active.id), String(over.id));
      }}
    >
      {children}
      <DraggedStudent student={dragged} />
    </DndContext>
  );
}
