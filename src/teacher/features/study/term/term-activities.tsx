import type { ApiReply } from '#contract/api.ts';
import { markBookMessages } from '#teacher/features/study/mark-book/mark-book-messages.ts';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './student-term.module.css';
import { termMessages } from './term-messages.ts';

type Term = ApiReply<'GET /study/student_term'>;
type Activity = Term['activities'][number];

/** All activities of a student, numbered as in the chart. */
export function TermActivities({ term }: { term: Term }) {
  const t = useMessages(termMessages);
  return (
    <div className={styles.scroll} data-scrolls-sideways>
      <table className={`${table.table} ${styles.table}`} aria-label={t('activities')}>
        <thead>
          <tr>
            <th scope="col" className={styles.number}>
              {t('number')}
            </th>
            <th scope="col">{t('activity')}</th>
            <th scope="col">{t('state')}</th>
            <th scope="col" className={styles.number}>
              {t('share')}
            </th>
            <th scope="col" className={styles.number}>
              {t('points')}
            </th>
            <th scope="col" className={styles.number}>
              {t('class_median')}
            </th>
            <th scope="col">{t('submitted')}</th>
            <th scope="col">{t('comment')}</th>
          </tr>
        </thead>
        <tbody>
          {term.activities.map((activity, index) => (
            <ActivityRow
              key={activity.courseware_id}
              activity={activity}
              number={index + 1}
              userId={term.user_id}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ActivityRowProps = { activity: Activity; number: number; userId: number };

function ActivityRow({ activity, number, userId }: ActivityRowProps) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const formats = useFormats();
  const { courseware_id, courseware_name, unit_name, state, share, score, max_score } = activity;
  const { due_at, submitted_at, is_late, is_shared, comment, class_median } = activity;
  // The points of work that waits are not its mark yet.
  const hasPoints = score !== null && state === 'marked';
  const notes = [is_late && tBook('late'), is_shared && tBook('shared')].filter(Boolean);
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <th scope="row" className={styles.name}>
        <StudentLink className={undefined} coursewareId={courseware_id} userId={userId}>
          {courseware_name}
        </StudentLink>
        <small className={styles.small}>{unit_name}</small>
      </th>
      <td data-state={state}>
        <span>{state === 'marked' ? t('state_marked') : tBook(`state_${state}`)}</span>
        {notes.length > 0 && <small className={styles.small}>{notes.join(' · ')}</small>}
      </td>
      <td className={styles.number}>
        <Share share={share} />
      </td>
      <td className={styles.number}>
        {hasPoints && t('points_of', { score: formats.number(score), max: formats.number(max_score) })}
      </td>
      <td className={styles.number}>
        <Share share={class_median} />
      </td>
      <td>
        {submitted_at !== null && <span>{formats.dateTime(submitted_at)}</span>}
        {submitted_at === null && due_at !== null && (
          <span className={styles.none}>{t('due', { time: formats.dateTime(due_at) })}</span>
        )}
      </td>
      <td className={styles.comment}>{comment}</td>
    </tr>
  );
}

/** A share in percent; a dash without one. */
export function Share({ share }: { share: number | null }) {
  const { percent } = useFormats();
  return share === null ? <span className={styles.none}>–</span> : percent(share);
}
