import { Anchor, Paper, Text, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type Grid, readingState } from '#teacher/features/study/grid-model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './grid-insights.module.css';

/** Whom to remind: those who have not opened it yet. */
export function ReadingInsights({ grid, hideNames }: { grid: Grid; hideNames: boolean }) {
  const t = useMessages(studyMessages);
  const { courseware, rows } = grid;
  const missing = rows.filter((row) => readingState(row) === 'not_opened');
  return (
    <Paper p="md" radius="lg" mb="md">
      <Title order={2} size="h5" mb={4}>
        {t('not_opened_by', { count: missing.length })}
      </Title>
      {missing.length === 0 && <Text c="dimmed">{t('all_opened')}</Text>}
      <ul className={styles.list}>
        {missing.map((row) => (
          <li key={row.user_id}>
            <Anchor
              className={styles.link}
              renderRoot={(props) => (
                <Link
                  {...props}
                  to="/study-situation-view/personal-detail"
                  search={{ courseware_id: courseware.courseware_id, user_id: row.user_id }}
                />
              )}
            >
              {row.class_number ?? ''} {hideNames ? '•••' : row.student_name}
            </Anchor>
          </li>
        ))}
      </ul>
    </Paper>
  );
}
