import type { ReportProps, ViewContext } from '#form/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { readingMessages } from '../messages.ts';
import styles from './reading-report.module.css';

type ReadingReportProps = Pick<ReportProps, 'report' | 'hasStarted'> & Pick<ViewContext, 'nameOf'>;

/** Names of students in three groups: opened the content, opened only the activity, opened neither. */
export function ReadingReport({ report, nameOf, hasStarted }: ReadingReportProps) {
  const t = useMessages(readingMessages);
  const { rows, unanswered } = report;
  const totalStudents = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const sections = [
    ...rows.map(({ label, student_ids }) => ({ label, student_ids, hasOpened: true })),
    { label: t('only_activity'), student_ids: unanswered.filter(hasStarted), hasOpened: false },
    { label: t('not_started'), student_ids: unanswered.filter((id) => !hasStarted(id)), hasOpened: false },
  ];
  return (
    <div className={styles.groups}>
      {sections.map((section) => (
        <StudentSection key={section.label} {...section} totalStudents={totalStudents} nameOf={nameOf} />
      ))}
    </div>
  );
}

type StudentSectionProps = {
  label: string;
  student_ids: readonly number[];
  hasOpened: boolean;
  totalStudents: number;
  nameOf: (userId: number) => string;
};

function StudentSection({ label, student_ids, hasOpened, totalStudents, nameOf }: StudentSectionProps) {
  const t = useMessages(readingMessages);
  const { percent } = useFormats();
  const share = totalStudents > 0 ? student_ids.length / totalStudents : 0;
  return (
    <section className={styles.group} data-opened={hasOpened || undefined}>
      <h3 className={styles.head}>
        <span>{label}</span>
        <span className={styles.count}>
          {t('students', { count: student_ids.length })} · <span>{percent(share)}</span>
        </span>
      </h3>
      <ShareBar share={share} className={styles.bar} />
      {student_ids.length > 0 && (
        <ul className={styles.names}>
          {student_ids.map((id) => (
            <li key={id}>{nameOf(id)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
