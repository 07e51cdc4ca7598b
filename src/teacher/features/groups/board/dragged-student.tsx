import { DragOverlay } from '@dnd-kit/core';
import type { Student } from '../arrangement.ts';
import styles from '../groups.module.css';

/** The student who is being dragged, under the pointer. */
export function DraggedStudent({ student }: { student: Student | undefined }) {
  return (
    <DragOverlay dropAnimation={null}>
      {student && (
        <div className={styles.overlay}>
          <span className={styles.number}>{student.class_number}</span> {student.name}
        </div>
      )}
    </DragOverlay>
  );
}
