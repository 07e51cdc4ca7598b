import { useMessages } from '#ui/i18n/use-messages.ts';
import { partTimesMessages } from './messages.ts';
import styles from './parts-report.module.css';

type StudentNamesProps = { ids: readonly number[]; nameOf: (userId: number) => string };

/** The names of students who read no part, below a title; nothing if there are none. */
export function NonReaderNames({ label, ids, nameOf }: StudentNamesProps & { label: string }) {
  const t = useMessages(partTimesMessages);
  if (ids.length === 0) return null;
  return (
    <section className={styles.missing}>
      <h3>
        {label} · {t('students', { count: ids.length })}
      </h3>
      <StudentNames ids={ids} nameOf={nameOf} />
    </section>
  );
}

/** The names of students. */
export function StudentNames({ ids, nameOf }: StudentNamesProps) {
  return (
    <ul className={styles.names}>
      {ids.map((id) => (
        <li key={id}>{nameOf(id)}</li>
      ))}
    </ul>
  );
}
