import { Anchor, Table } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { GridRow } from '#teacher/features/study/grid-model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
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
      <Anchor
        className={styles.link}
        renderRoot={(props) => (
          <Link
            {...props}
            to="/study-situation-view/personal-detail"
            search={{ courseware_id: coursewareId, user_id: row.user_id }}
          />
        )}
      >
        <span className={styles.number}>{number}</span>
        {hideNames ? '•••' : row.student_name}
        {row.is_guest && <span className={styles.guest}>({t('guest')})</span>}
      </Anchor>
    </Table.Th>
  );
}
