import { formatDay } from '#teacher/features/study/mark-book/book-layout.ts';
import { markBookMessages } from '#teacher/features/study/mark-book/mark-book-messages.ts';
import { StudentLink } from '#teacher/features/study/student-link.tsx';
import table from '#teacher/shared/tables/table.module.css';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './student-term.module.css';
import { termMessages } from './term-messages.ts';
import type { TermActivity, TermPaperWork, TermWork } from './term-works.ts';

/** All activities of a student and all work on paper, numbered as in the chart. */
export function TermActivities({ works, userId }: { works: readonly TermWork[]; userId: number }) {
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
          {works.map((each, index) =>
            each.kind === 'paper' ? (
              <PaperRow key={each.work.place} work={each.work} number={index + 1} />
            ) : (
              <ActivityRow key={each.work.place} activity={each.work} number={index + 1} userId={userId} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

type ActivityRowProps = { activity: TermActivity; number: number; userId: number };

function ActivityRow({ activity, number, userId }: ActivityRowProps) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const formats = useFormats();
  const { courseware_id, courseware_name, unit_name, state, share, score, max_score } = activity;
  const { due_at, submitted_at, is_late, is_shared, is_dropped, comment, class_median } = activity;
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
      <MarkCells mark={{ state, share, score, max_score, is_dropped, class_median }} />
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

/** Work on paper, by its day; it has no page of its own. */
function PaperRow({ work, number }: { work: TermPaperWork; number: number }) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const { name, day, state } = work;
  const stateName = { marked: t('state_marked'), excused: tBook('state_excused') };
  return (
    <tr>
      <td className={styles.number}>{number}</td>
      <th scope="row" className={styles.name}>
        <span>{name}</span>
        <small className={styles.small}>{tBook('paper')}</small>
      </th>
      <td>{state === 'marked' || state === 'excused' ? stateName[state] : t('no_mark')}</td>
      <MarkCells mark={work} />
      <td colSpan={2}>{formatDay(day)}</td>
    </tr>
  );
}

type Mark = Pick<TermPaperWork, 'class_median' | 'max_score' | 'score' | 'share' | 'state'> & {
  is_dropped?: true | undefined;
};

/** Percent, points and the median of the class. What is left out of the total is struck, with a word. */
function MarkCells({ mark }: { mark: Mark }) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const formats = useFormats();
  const { state, share, score, max_score, is_dropped, class_median } = mark;
  // The points of work that waits are not its mark yet.
  const hasPoints = score !== null && state === 'marked';
  return (
    <>
      <td className={styles.number}>
        {is_dropped ? (
          <>
            <s>
              <Share share={share} />
            </s>
            <small className={styles.small}>{tBook('dropped')}</small>
          </>
        ) : (
          <Share share={share} />
        )}
      </td>
      <td className={styles.number}>
        {hasPoints && t('points_of', { score: formats.number(score), max: formats.number(max_score) })}
      </td>
      <td className={styles.number}>
        <Share share={class_median} />
      </td>
    </>
  );
}

/** A share in percent; a dash without one. */
export function Share({ share }: { share: number | null }) {
  const { percent } = useFormats();
  return share === null ? <span className={styles.none}>–</span> : percent(share);
}
