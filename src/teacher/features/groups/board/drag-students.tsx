import { closestCenter, DndContext, pointerWithin } from '@dnd-kit/core';
import { type ReactNode, useState } from 'react';
import type { Group, Student } from '../arrangement.ts';
import { DraggedStudent } from './dragged-student.tsx';
import { useDragSensors } from './use-drag-sensors.ts';
import { useDragTexts } from './use-drag-texts.ts';

type DragStudentsProps = {
  groups: readonly Group[];
  studentById: ReadonlyMap<number, Student>;
  /** Called with the id of the area that a student is dropped on. */
  onDrop: (studentId: number, areaId: string) => void;
  children: ReactNode;
};

/** Students inside can be dragged from group to group. */
export function DragStudents({ groups, studentById, onDrop, children }: DragStudentsProps) {
  const [draggedStudent, setDraggedStudent] = useState<Student>();
  return (
    <DndContext
      sensors={useDragSensors()}
      collisionDetection={(args) => {
        const areasUnderPointer = pointerWithin(args);
        return areasUnderPointer.length > 0 ? areasUnderPointer : closestCenter(args);
      }}
      accessibility={useDragTexts(groups, studentById)}
      onDragStart={({ active }) => setDraggedStudent(studentById.get(Number(active.id)))}
      onDragCancel={() => setDraggedStudent(undefined)}
      onDragEnd={({ active, over }) => {
        setDraggedStudent(undefined);
        if (over) onDrop(Number(active.id), String(over.id));
      }}
    >
      {children}
      <DraggedStudent student={draggedStudent} />
    </DndContext>
  );
}
