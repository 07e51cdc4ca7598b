import { useNamePerson } from '#teacher/shared/people/person-name.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import type { BookedStudent } from './booked.ts';
import styles from './mark-book.module.css';
import { markBookMessages } from './mark-book-messages.ts';

/** For paper only: who set which final mark, when and why. On the screen, each final mark tells it. */
export function PrintedReasons({ students }: { students: readonly BookedStudent[] }) {
  const t = useMessages(markBookMessages);
  const namePerson = useNamePerson();
  const { dateTime } = useFormats();
  const adjusted = students.flatMap((student) => (student.final ? [{ student, final: student.final }] : []));
  if (adjusted.length === 0) return null;
  return (
    <ul className={styles.reasons} aria-label={t('final_reason')}>
      {adjusted.map(({ student, final: { teacher_name: teacher, changed_at, reason } }) => (
        <li key={student.user_id}>
          <b>{namePerson({ ...student, is_guest: false })}</b>{' '}
          <span>{t('final_set', { teacher, time: dateTime(changed_at), reason })}</span>
        </li>
      ))}
    </ul>
  );
}
