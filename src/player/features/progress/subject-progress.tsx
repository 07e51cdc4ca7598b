import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import type { ApiReply } from '#contract/api.ts';
import { paths } from '#player/paths.ts';
import { ShareTrend } from '#ui/charts/share-trend.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { subjectColour } from '#ui/theme/subject-colours.ts';
import { progressMessages } from './messages.ts';
import styles from './progress.module.css';

type Subject = ApiReply<'GET /play/progress'>['subjects'][number];
type Activity = Subject['activities'][number];

/** Fewer points make no trend. */
const trendPointsMin = 3;

/** A student's released marks in one subject: the total, the own trend, and all activities. Nobody is compared. */
export function SubjectProgress({ subject }: { subject: Subject }) {
  const t = useMessages(progressMessages);
  const { percent, number } = useFormats();
  const { subject_name, class_name, subject_colour, total, activities } = subject;
  const missing = activities.filter(({ state }) => state === 'missing').length;
  const marked = activities.filter(({ share }) => share !== null).length;
  const colours = { '--subject-solid': subjectColour(subject_colour).solid } as CSSProperties;
  return (
    <section className={styles.subject} style={colours}>
      <div className={styles.head}>
        <h2>{subject_name}</h2>
        <span className={styles.class}>{class_name}</span>
      </div>
      <p className={styles.total}>
        {total.share === null ? (
          <span>{t(marked === 0 ? 'no_marks' : 'no_total')}</span>
        ) : (
          <>
            <span>{t('average')}</span> <strong>{percent(total.share)}</strong>{' '}
            <span>· {t('of_count', { marked: number(total.marked), expected: number(total.expected) })}</span>
          </>
        )}
        {missing > 0 && <span> · {t('missing_count', { count: missing })}</span>}
      </p>
      {marked >= trendPointsMin && (
        <ShareTrend
          title={t('trend', { subject: subject_name })}
          label={t('mine')}
          points={activities.map(({ courseware_id, courseware_name, share }) => ({
            id: courseware_id,
            name: courseware_name,
            share,
          }))}
        />
      )}
      <details className={styles.all}>
        <summary>{t('activities')}</summary>
        <table className={styles.table} aria-label={t('activities')}>
          <thead>
            <tr>
              <th scope="col">{t('number')}</th>
              <th scope="col">{t('activity')}</th>
              <th scope="col" className={styles.result}>
                {t('result')}
              </th>
            </tr>
          </thead>
          <tbody>
            {activities.map((activity, index) => (
              <ActivityRow key={activity.courseware_id} activity={activity} number={index + 1} />
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function ActivityRow({ activity, number }: { activity: Activity; number: number }) {
  const t = useMessages(progressMessages);
  const { date } = useFormats();
  const { courseware_id, courseware_name, unit_name, state, submitted_at, due_at, is_late } = activity;
  const times = [
    submitted_at !== null && t('submitted', { date: date(submitted_at) }),
    submitted_at === null && due_at !== null && t('due', { date: date(due_at) }),
    is_late && t('late'),
  ].filter(Boolean);
  return (
    <tr>
      <td>{number}</td>
      <th scope="row">
        <Link href={paths.start(courseware_id)}>{courseware_name}</Link>
        <small className={styles.small}>{[unit_name, ...times].join(' · ')}</small>
      </th>
      <td className={styles.result} data-state={state}>
        <Result activity={activity} />
      </td>
    </tr>
  );
}

function Result({ activity: { state, share, score, max_score } }: { activity: Activity }) {
  const t = useMessages(progressMessages);
  const { percent, number } = useFormats();
  if (state !== 'marked') return state === 'not_for' ? null : <strong>{t(`state_${state}`)}</strong>;
  return (
    <>
      <strong>{share === null ? '–' : percent(share)}</strong>
      {score !== null && (
        <small className={styles.small}>
          {t('points', { score: number(score), max: number(max_score) })}
        </small>
      )}
    </>
  );
}
