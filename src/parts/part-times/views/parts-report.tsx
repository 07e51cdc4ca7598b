import type { DistributionRow } from '#activities/activity-type.ts';
import type { ReportProps, ViewContext } from '#activities/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { partTimesMessages } from './messages.ts';
import styles from './parts-report.module.css';

type PartsReportProps = Pick<ReportProps, 'report' | 'hasStarted'> &
  Pick<ViewContext, 'nameOf'> & {
    /** The parts in the order of the report's rows, with a thumbnail if there is one. */
    parts: readonly { id: string; thumb: string | undefined }[];
  };

/** Each part with its number of readers and their mean time; a row opens to show their names. Below, students who read nothing. */
export function PartsReport({ report, nameOf, hasStarted, parts }: PartsReportProps) {
  const t = useMessages(partTimesMessages);
  const { rows, unanswered } = report;
  const total = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const longest = Math.max(1, ...rows.map(({ mean_ms }) => mean_ms ?? 0));
  return (
    <div className={styles.report}>
      {total === unanswered.length && <p className={styles.note}>{t('nobody')}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={parts[index]?.id ?? row.label}>
            <PartRow row={row} thumb={parts[index]?.thumb} total={total} longest={longest} nameOf={nameOf} />
          </li>
        ))}
      </ol>
      <NamesOfOthers label={t('only_activity')} ids={unanswered.filter(hasStarted)} nameOf={nameOf} />
      <NamesOfOthers
        label={t('not_started')}
        ids={unanswered.filter((id) => !hasStarted(id))}
        nameOf={nameOf}
      />
    </div>
  );
}

type PartRowProps = {
  row: DistributionRow;
  thumb: string | undefined;
  total: number;
  longest: number;
  nameOf: (userId: number) => string;
};

function PartRow({ row, thumb, total, longest, nameOf }: PartRowProps) {
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

type NamesProps = { ids: readonly number[]; nameOf: (userId: number) => string };

function NamesOfOthers({ label, ids, nameOf }: NamesProps & { label: string }) {
  const t = useMessages(partTimesMessages);
  if (ids.length === 0) return null;
  return (
    <section className={styles.missing}>
      <h3>
        {label} · {t('students', { count: ids.length })}
      </h3>
      <Names ids={ids} nameOf={nameOf} />
    </section>
  );
}

function Names({ ids, nameOf }: NamesProps) {
  return (
    <ul className={styles.names}>
      {ids.map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
    </ul>
  );
}
