import { Table } from '@mantine/core';
import type { GridRow } from '#teacher/features/study/grid-model.ts';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { GuestBadge } from '#teacher/shared/person-name.tsx';
import styles from './study-grid.module.css';

/** Heads a student's row, leads to what they did, and lets a guest be removed. */
export function StudentCell({
  row,
  coursewareId,
  hideNames,
}: {
  row: GridRow;
  coursewareId: number;
  hideNames: boolean;
}) {
  const number = row.class_number ?? '–';
  const name = hideNames ? '•••' : row.student_name;
  return (
    <Table.Th scope="row" className={styles.student}>
      <span className={styles.number}>{number}</span>{' '}
      <StudentLink
        className={styles.name}
        coursewareId={coursewareId}
        userId={row.user_id}
        title={name}
        label={hideNames ? `${number} ${name}` : undefined}
      >
        {name}
      </StudentLink>{' '}
      <GuestBadge person={row} />
      <RemoveGuestIcon
        className={styles.action}
        person={row}
        coursewareId={coursewareId}
        isHidden={hideNames}
      />
    </Table.Th>
  );
}
