import { Table } from '@mantine/core';
import type { GridRow } from '#teacher/features/study/grid-model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
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
  const t = useMessages(studyMessages);
  const number = row.class_number ?? '–';
  return (
    <Table.Th scope="row" className={styles.student}>
      <StudentLink className={styles.link} coursewareId={coursewareId} userId={row.user_id}>
        <span className={styles.number}>{number}</span>
        {hideNames ? '•••' : row.student_name}
        {row.is_guest && <span className={styles.guest}>({t('guest')})</span>}
      </StudentLink>
    </Table.Th>
  );
}
