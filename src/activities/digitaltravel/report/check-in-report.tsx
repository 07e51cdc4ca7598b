import type { QuestionReport } from '#form/activity-type.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './report.module.css';
import { reportMessages } from './report-messages.ts';

type CheckInReportProps = { report: QuestionReport; nameOf: (userId: number) => string };

/** Who checked in at the stop, by what it was worth, and who did not. */
export function CheckInReport({ report, nameOf }: CheckInReportProps) {
  const t = useMessages(reportMessages);
  const missing = report.unanswered;
  const rows = [
    ...report.rows,
    ...(missing.length > 0 ? [{ label: t('not_checked_in'), student_ids: missing }] : []),
  ];
  return (
    <dl className={styles.outcomes}>
      {rows.map(({ label, student_ids }) => (
        <div key={label}>
          <dt>
            <span>{label}</span> <span className={styles.count}>{student_ids.length}</span>
          </dt>
          <dd>{student_ids.map(nameOf).join('、')}</dd>
        </div>
      ))}
    </dl>
  );
}
