import type { ReportProps, ViewContext } from '#form/activity-views.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { partTimesMessages } from './messages.ts';
import { PartRow } from './part-row.tsx';
import styles from './parts-report.module.css';
import { NonReaderNames } from './reader-names.tsx';

type PartsReportProps = Pick<ReportProps, 'report' | 'hasStarted'> &
  Pick<ViewContext, 'nameOf'> & {
    /** The parts in the order of the report's rows, with a thumbnail if there is one. */
    parts: readonly { id: string; thumb: string | undefined }[];
  };

/** Each part with its number of readers and their mean time; a row opens to show their names. Below, students who read nothing. */
export function PartsReport({ report, nameOf, hasStarted, parts }: PartsReportProps) {
  const t = useMessages(partTimesMessages);
  const { rows, unanswered } = report;
  const totalStudents = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const longestMeanMs = Math.max(1, ...rows.map(({ mean_ms }) => mean_ms ?? 0));
  return (
    <div className={styles.report}>
      {totalStudents === unanswered.length && <p className={styles.note}>{t('nobody')}</p>}
      <ol className={styles.rows}>
        {rows.map((row, index) => (
          <li key={parts[index]?.id ?? row.label}>
            <PartRow
              row={row}
              thumb={parts[index]?.thumb}
              totalStudents={totalStudents}
              longestMeanMs={longestMeanMs}
              nameOf={nameOf}
            />
          </li>
        ))}
      </ol>
      <NonReaderNames label={t('only_activity')} ids={unanswered.filter(hasStarted)} nameOf={nameOf} />
      <NonReaderNames
        label={t('not_started')}
        ids={unanswered.filter((id) => !hasStarted(id))}
        nameOf={nameOf}
      />
    </div>
  );
}
