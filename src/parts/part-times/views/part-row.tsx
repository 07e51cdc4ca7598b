import type { DistributionRow } from '#form/activity-type.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { partTimesMessages } from './messages.ts';
import styles from './parts-report.module.css';
import { StudentNames } from './reader-names.tsx';

type PartRowProps = {
  row: DistributionRow;
  thumb: string | undefined;
  totalStudents: number;
  longestMeanMs: number;
  nameOf: (userId: number) => string;
};

/** A part with its number of readers and their mean time; it opens to show their names. */
export function PartRow({ row, thumb, totalStudents, longestMeanMs, nameOf }: PartRowProps) {
  const t = useMessages(partTimesMessages);
  const { percent, duration } = useFormats();
  const { label, student_ids, mean_ms = 0 } = row;
  const readerShare = totalStudents > 0 ? student_ids.length / totalStudents : 0;
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>
        <span className={styles.thumb}>
          {thumb !== undefined && <img src={thumb} alt="" loading="lazy" />}
        </span>
        <span className={styles.label}>{label}</span>
        <span className={styles.measure}>
          <span>
            {t('students', { count: student_ids.length })} · <span>{percent(readerShare)}</span>
          </span>
          <ShareBar share={readerShare} />
        </span>
        <span className={styles.measure} data-kind="time">
          <span>{student_ids.length === 0 ? '–' : t('mean', { time: duration(mean_ms) })}</span>
          <ShareBar share={mean_ms / longestMeanMs} />
        </span>
      </summary>
      {student_ids.length > 0 && <StudentNames ids={student_ids} nameOf={nameOf} />}
    </details>
  );
}
