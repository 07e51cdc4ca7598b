import styles from '#teacher/features/study/grid/grid-insights.module.css';
import { listLines } from '#teacher/features/study/grid/grid-lines.ts';
import { InsightStudents } from '#teacher/features/study/grid/insight-students.tsx';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type Grid, type GridRow, hasLeftPartsUnread, hasReadAll, readingStateOf } from '../grid-model.ts';

type ReadingInsightsProps = { grid: Grid; hideNames: boolean };

/** Students to remind: those who have not opened the activity, and those who left a part unread. */
export function ReadingInsights({ grid, hideNames }: ReadingInsightsProps) {
  const t = useMessages(studyMessages);
  const { courseware, rows } = grid;
  const unopenedRows = rows.filter((row) => readingStateOf(row) === 'not_opened');
  return (
    <div className={styles.insights}>
      <section className={styles.panel}>
        <h2>{t('not_opened_by', { count: unopenedRows.length })}</h2>
        {unopenedRows.length === 0 && <p className={styles.none}>{t('all_opened')}</p>}
        <InsightStudents
          coursewareId={courseware.courseware_id}
          students={listLines(unopenedRows).map((line) => ({ line }))}
          hideNames={hideNames}
        />
      </section>
      {courseware.has_progress && <PartsReadInsight grid={grid} hideNames={hideNames} />}
    </div>
  );
}

function PartsReadInsight({ grid, hideNames }: ReadingInsightsProps) {
  const t = useMessages(studyMessages);
  const { number } = useFormats();
  const { courseware, rows } = grid;
  const rowsLeftUnread = rows.filter(hasLeftPartsUnread);
  const describeProgress = ({ progress }: GridRow) =>
    progress ? `${number(progress.done)} / ${number(progress.of)}` : t('not_enough');
  return (
    <section className={styles.panel}>
      <h2>{t('read_all_by', { count: rows.filter(hasReadAll).length, total: rows.length })}</h2>
      <p className={rowsLeftUnread.length === 0 ? styles.none : undefined}>
        {t('finished_unread_by', { count: rowsLeftUnread.length })}
      </p>
      <InsightStudents
        coursewareId={courseware.courseware_id}
        students={listLines(rowsLeftUnread).map((line) => ({ line, note: describeProgress(line.row) }))}
        hideNames={hideNames}
      />
    </section>
  );
}
