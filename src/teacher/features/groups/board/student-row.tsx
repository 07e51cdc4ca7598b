import { useDraggable } from '@dnd-kit/core';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Student } from '../arrangement.ts';
import styles from '../groups.module.css';
import { groupMessages } from '../messages.ts';
import { LeaderButton } from './leader-button.tsx';

type StudentRowProps = {
  student: Student;
  isLocked: boolean;
  /** Absent outside of groups. */
  isLeader?: boolean;
  onToggleLeader?: () => void;
};

/** A student who can be dragged; in a group with a button that makes the student its leader. */
export function StudentRow({ student, isLocked, isLeader = false, onToggleLeader }: StudentRowProps) {
  const t = useMessages(groupMessages);
  const { id, class_number, name } = student;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, disabled: isLocked });
  return (
    <li className={styles.student} data-dragging={isDragging || undefined}>
      <button
        type="button"
        ref={setNodeRef}
        className={styles.grip}
        {...attributes}
        {...listeners}
        aria-roledescription={t('student')}
        disabled={isLocked}
      >
        <span className={styles.number}>{class_number}</span>{' '}
        <span className={styles.name} title={name}>
          {name}
        </span>
      </button>
      {onToggleLeader && <LeaderButton {...{ name, isLeader, isLocked, onToggleLeader }} />}
    </li>
  );
}
