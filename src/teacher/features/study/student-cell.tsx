import { Table } from '@mantine/core';
import type { GridRow } from '#teacher/features/study/grid-model.ts';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { PersonName } from '#teacher/shared/person-name.tsx';
import styles from './study-grid.module.css';

/** Heads a student's row, and leads to what they did. */
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
  return (
    <Table.Th scope="row" className={styles.student}>
      <StudentLink className={styles.link} coursewareId={coursewareId} userId={row.user_id}>
        <span className={styles.number}>{number}</span>
        <PersonName person={row} isHidden={hideNames} />
      </StudentLink>
      <RemoveGuestIcon person={row} coursewareId={coursewareId} isHidden={hideNames} />
    </Table.Th>
  );
}
