import type { ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './roster-results.module.css';
import { rosterResultsMessages } from './roster-results-messages.ts';

type RosterResults = ApiReply<'GET /admin/roster_results'>;

/** What the package has, and what another system may not know or will not find in it. */
export function RosterResultsContents({
  results,
  classId,
}: {
  results: RosterResults;
  classId: number | undefined;
}) {
  const t = useMessages(rosterResultsMessages);
  const formats = useFormats();
  const { work_count, student_count, students_without_id, held_count, cut_books, classes } = results;
  const count = (value: number) => ({ count: value, number: formats.number(value) });
  const unknownClasses = classes.filter(
    ({ id, has_roster_id }) => !has_roster_id && (classId === undefined || id === classId),
  );
  if (work_count === 0) return <p>{t('no_works')}</p>;
  return (
    <div className={styles.contents}>
      <h3>{t('contents')}</h3>
      <ul>
        <li>{t('works', count(work_count))}</li>
        <li>{t('students', count(student_count))}</li>
        {held_count > 0 && <li>{t('held', count(held_count))}</li>}
        {students_without_id > 0 && <li>{t('students_without_id', count(students_without_id))}</li>}
        {unknownClasses.length > 0 && (
          <li>
            {t('classes_without_id', {
              count: unknownClasses.length,
              names: formats.list(unknownClasses.map(({ name }) => name)),
            })}
          </li>
        )}
        {cut_books.length > 0 && (
          <li>{t('cut', { max: bookedCoursewaresMax, names: formats.list(cut_books) })}</li>
        )}
      </ul>
    </div>
  );
}
