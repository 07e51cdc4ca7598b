import type { DistributionRow } from '#activities/activity-type.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { partTimesMessages } from './messages.ts';
import styles from './parts-report.module.css';
import { Names } from './reader-names.tsx';

type PartRowProps = {
  row: DistributionRow;
  thumb: string | undefined;
  total: number;
  longest: number;
  nameOf: (userId: number) => string;
};

/** A part with its number of readers and their mean time; it opens to show their names. */
export function PartRow({ row, thumb, total, longest, nameOf }: PartRowProps) {
  const t = useMessages(partTimesMessages);
  const { percent, duration } = useFormats();
  const { label, student_ids, mean_ms = 0 } = row;
  const share = total > 0 ? student_ids.length / total : 0;
  return (
    <details className={styles.row}>
      <summary className={styles.summary}>
        <span className={styles.thumb}>
          {thumb !== undefined && <img src={thumb} alt="" loading="lazy" />}
        </span>
        <span className={styles.label}>{label}</span>
        <span className={styles.measure}>
          <span>
            {t('students', { count: student_ids.length })} · {percent(share)}
          </span>
          <ShareBar share={share} />
        </span>
        <span className={styles.measure} data-kind="time">
          <span>{student_ids.length === 0 ? '–' : t('mean', { time: duration(mean_ms) })}</span>
          <ShareBar share={mean_ms / longest} />
        </span>
      </summary>
      {student_ids.length > 0 && <Names ids={student_ids} nameOf={nameOf} />}
    </details>
  );
}
