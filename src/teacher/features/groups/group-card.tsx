import { useDraggable, useDroppable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { nameMaxLength } from '#contract/limits.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { Group, Student } from './arrangement.ts';
import styles from './groups.module.css';
import { groupMessages } from './messages.ts';

/** Drop targets for students: groups, and the place of those without one. */

type DropAreaProps = { id: string; label: string; head: ReactNode; children: ReactNode; className?: string };

export function DropArea({ id, label, head, children, className = '' }: DropAreaProps) {
  const { setNodeRef, isOver } = useDroppable({ id });
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      data-group={label}
      data-over={isOver || undefined}
      className={`${styles.card} ${className}`}
    >
      <header className={styles.cardHead}>{head}</header>
      {children}
    </section>
  );
}

type StudentRowProps = {
  student: Student;
  isLocked: boolean;
  /** Absent outside of groups. */
  isLeader?: boolean;
  onLeader?: () => void;
};

export function StudentRow({ student, isLocked, isLeader = false, onLeader }: StudentRowProps) {
  const t = useMessages(groupMessages);
  const { id, class_number, name } = student;
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({ id, disabled: isLocked });
  const Star = isLeader ? IconStarFilled : IconStar;
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
        <span className={styles.number}>{class_number}</span> <span className={styles.name}>{name}</span>
      </button>
      {onLeader && (
        <ActionIcon
          variant="subtle"
          color={isLeader ? 'orange' : 'gray'}
          size={32}
          disabled={isLocked}
          aria-pressed={isLeader}
          aria-label={t(isLeader ? 'no_leader' : 'make_leader', { name })}
          title={t('leader')}
          onClick={onLeader}
        >
          <Star size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </li>
  );
}

type GroupCardProps = {
  group: Group;
  students: ReadonlyMap<number, Student>;
  isLocked: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
  onLeader: (studentId: number) => void;
};

export function GroupCard({ group, students, isLocked, onRename, onRemove, onLeader }: GroupCardProps) {
  const t = useMessages(groupMessages);
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    const name = typed?.trim();
    if (name && name !== group.name) onRename(name);
    setTyped(undefined);
  };
  const members = group.members.flatMap((id) => students.get(id) ?? []);
  members.sort((one, other) => one.class_number - other.class_number);
  const head = (
    <>
      <input
        className={styles.groupName}
        aria-label={t('name_of_group')}
        maxLength={nameMaxLength}
        disabled={isLocked}
        value={typed ?? group.name}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <span className={styles.count}>{members.length}</span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={32}
        disabled={isLocked}
        aria-label={t('remove_group', { name: group.name })}
        onClick={onRemove}
      >
        <IconTrash size={18} aria-hidden="true" />
      </ActionIcon>
    </>
  );
  return (
    <DropArea id={group.key} label={group.name} head={head}>
      {members.length === 0 && <p className={styles.hint}>{t('drop_here')}</p>}
      <ul className={styles.students}>
        {members.map((student) => (
          <StudentRow
            key={student.id}
            student={student}
            isLocked={isLocked}
            isLeader={group.leader_id === student.id}
            onLeader={() => onLeader(student.id)}
          />
        ))}
      </ul>
    </DropArea>
  );
}
