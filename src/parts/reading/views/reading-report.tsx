import type { ReportProps, ViewContext } from '#activities/activity-views.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { ShareBar } from '#ui/primitives/share-bar.tsx';
import { readingMessages } from '../messages.ts';
import styles from './reading-report.module.css';

type Props = Pick<ReportProps, 'report' | 'hasStarted'> & Pick<ViewContext, 'nameOf'>;

/** Names of students in three groups: opened the content, opened only the activity, opened neither. */
export function ReadingReport({ report, nameOf, hasStarted }: Props) {
  const t = useMessages(readingMessages);
  const { rows, unanswered } = report;
  const total = new Set([...unanswered, ...rows.flatMap(({ student_ids }) => student_ids)]).size;
  const groups = [
    ...rows.map(({ label, student_ids }) => ({ label, student_ids, isOpened: true })),
    { label: t('only_activity'), student_ids: unanswered.filter(hasStarted), isOpened: false },
    { label: t('not_started'), student_ids: unanswered.filter((id) => !hasStarted(id)), isOpened: false },
  ];
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <Group key={group.label} {...group} total={total} nameOf={nameOf} />
      ))}
    </div>
  );
}

type GroupProps = {
  label: string;
  student_ids: readonly number[];
  isOpened: boolean;
  total: number;
  nameOf: (userId: number) => string;
};

function Group({ label, student_ids, isOpened, total, nameOf }: GroupProps) {
  const t = useMessages(readingMessages);
  const { percent } = useFormats();
  const share = total > 0 ? student_ids.length / total : 0;
  return (
    <section className={styles.group} data-opened={isOpened || undefined}>
      <h3 className={styles.head}>
        <span>{label}</span>
        <span className={styles.count}>
          {t('students', { count: student_ids.length })} · {percent(share)}
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
