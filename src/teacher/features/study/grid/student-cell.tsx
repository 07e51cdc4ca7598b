import { Table } from '@mantine/core';
import type { GridRow } from '#teacher/features/study/grid/grid-model.ts';
import { RemoveGuestIcon } from '#teacher/features/study/remove-guest.tsx';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import { chooseName } from '#teacher/shared/people/display-name.ts';
import { GuestBadge } from '#teacher/shared/people/person-name.tsx';
import { useLanguage } from '#ui/i18n/language-store.ts';
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
  const language = useLanguage();
  const name = hideNames ? '•••' : chooseName(row.student_name, row.student_name_eng, language);
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
