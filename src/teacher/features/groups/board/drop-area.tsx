import { useDroppable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import styles from '../groups.module.css';

type DropAreaProps = { id: string; label: string; head: ReactNode; children: ReactNode; className?: string };

/** A place that students can be dropped on: a group, or the place of those without one. */
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
