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
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col" className={styles.student}>
              {t('student')}
            </th>
            <th scope="col">{t('state')}</th>
            {courseware.has_progress && <th scope="col">{t('parts_read')}</th>}
            <th scope="col">{t('opened')}</th>
            <th scope="col">{t('finished')}</th>
            <th scope="col" className={styles.score}>
              {t('time_on_page')}
            </th>
          </tr>
        </thead>
        <tbody>
          {listLines(rows).map((line) => {
            const { row } = line;
            const state = readingStateOf(row);
            return (
              <tr key={line.key}>
                <LineCell line={line} coursewareId={courseware.courseware_id} hideNames={hideNames} />
                <td className={styles.state} data-state={lookByState[state]}>
                  {isExcused(row) && state === 'not_opened' ? t('excused') : t(state)}
                </td>
                {courseware.has_progress && (
                  <td className={styles.time}>
                    <ReadingProgress row={row} />
                  </td>
                )}
                <td className={styles.time}>{formatTime(row.started_at)}</td>
                <td className={styles.time}>{formatTime(row.submitted_at)}</td>
                <td className={styles.score}>
                  {row.time_ms > 0 ? formats.duration(row.time_ms) : t('not_enough')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
