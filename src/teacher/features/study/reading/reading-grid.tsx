import { Table } from '@mantine/core';
import { listLines } from '#teacher/features/study/grid/grid-lines.ts';
import { LineCell } from '#teacher/features/study/grid/student-cell.tsx';
import styles from '#teacher/features/study/grid/study-grid.module.css';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Grid, type GridRow, isExcused, readingStateOf } from '../grid-model.ts';
import { ReadingProgress } from './reading-progress.tsx';

type ReadingGridProps = { courseware: Grid['courseware']; rows: readonly GridRow[]; hideNames: boolean };

const lookByState = {
  not_opened: 'not_started',
  begun: 'in_progress',
  opened: 'in_progress',
  finished: 'submitted',
} as const;

/** The table of students for an activity without marks: opened, parts read, finished, time. */
export function ReadingGrid({ courseware, rows, hideNames }: ReadingGridProps) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const formatTime = (time: number | null) => (time === null ? t('not_enough') : formats.dateTime(time));
  return (
    <section className={styles.scroll} aria-label={t('reading_grid')} data-scrolls-sideways>
      <Table className={styles.table}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col" className={styles.student}>
              {t('student')}
            </Table.Th>
            <Table.Th scope="col">{t('state')}</Table.Th>
            {courseware.has_progress && <Table.Th scope="col">{t('parts_read')}</Table.Th>}
            <Table.Th scope="col">{t('opened')}</Table.Th>
            <Table.Th scope="col">{t('finished')}</Table.Th>
            <Table.Th scope="col" className={styles.score}>
              {t('time_on_page')}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {listLines(rows).map((line) => {
            const { row } = line;
            const state = readingStateOf(row);
            return (
              <Table.Tr key={line.key}>
                <LineCell line={line} coursewareId={courseware.courseware_id} hideNames={hideNames} />
                <Table.Td className={styles.state} data-state={lookByState[state]}>
                  {isExcused(row) && state === 'not_opened' ? t('excused') : t(state)}
                </Table.Td>
                {courseware.has_progress && (
                  <Table.Td className={styles.time}>
                    <ReadingProgress row={row} />
                  </Table.Td>
                )}
                <Table.Td className={styles.time}>{formatTime(row.started_at)}</Table.Td>
                <Table.Td className={styles.time}>{formatTime(row.submitted_at)}</Table.Td>
                <Table.Td className={styles.score}>
                  {row.time_ms > 0 ? formats.duration(row.time_ms) : t('not_enough')}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </section>
  );
}
