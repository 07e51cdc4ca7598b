import type { ApiReply } from '#contract/api.ts';
import { bookedCoursewaresMax } from '#contract/limits.ts';
import { markBookMessages } from '#teacher/features/study/mark-book/mark-book-messages.ts';
import { ShareTrend } from '#ui/charts/share-trend.tsx';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { WaitingForAnswers } from '#ui/illustrations/waiting-for-answers.tsx';
import { EmptyState } from '#ui/primitives/page-state.tsx';
import styles from './student-term.module.css';
import { TermActivities } from './term-activities.tsx';
import { termMessages } from './term-messages.ts';
import { TermTags } from './term-tags.tsx';
import { listWorks } from './term-works.ts';

type Term = ApiReply<'GET /study/student_term'>;

/** A student's term: total, trend beside the class's median, all activities with work on paper, and tags. */
export function StudentTermView({ term }: { term: Term }) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const works = listWorks(term);
  if (works.length === 0) return <EmptyState picture={<WaitingForAnswers />} title={t('empty')} />;
  const marked = works.filter(({ work }) => work.share !== null);
  return (
    <>
      <TermTotal term={term} />
      <section className={styles.card}>
        <h2>{t('trend')}</h2>
        {marked.length < 2 ? (
          <p className={styles.help}>{t('trend_empty')}</p>
        ) : (
          <ShareTrend
            title={t('trend')}
            points={works.map(({ name, work: { place, share, class_median } }) => ({
              id: place,
              name,
              share,
              other: class_median,
            }))}
            label={t('this_student')}
            otherLabel={t('class_median')}
          />
        )}
        {works.some(({ work }) => work.class_median === null) && <p className={styles.help}>{t('few')}</p>}
      </section>
      <section className={styles.card}>
        <h2>{t('activities')}</h2>
        <TermActivities works={works} userId={term.user_id} />
        {term.is_cut && <p className={styles.help}>{tBook('is_cut', { count: bookedCoursewaresMax })}</p>}
      </section>
      {term.tags.length > 0 && <TermTags tags={term.tags} />}
    </>
  );
}

function TermTotal({ term: { total, class_median, activities } }: { term: Term }) {
  const t = useMessages(termMessages);
  const tBook = useMessages(markBookMessages);
  const { percent, number } = useFormats();
  const count = (isCounted: (activity: Term['activities'][number]) => boolean) =>
    activities.filter(isCounted).length;
  const counts = [
    ['missing_count', count(({ state }) => state === 'missing')],
    ['waiting_count', count(({ state }) => state === 'waiting')],
    ['late_count', count(({ is_late }) => is_late === true)],
  ] as const;
  const notes = counts.flatMap(([key, value]) => (value > 0 ? [t(key, { count: number(value) })] : []));
  return (
    <section className={styles.card} aria-label={t('total')}>
      <dl className={styles.figures}>
        <div>
          <dt>{t('total')}</dt>
          <dd>
            <span className={styles.big}>{total.share === null ? '–' : percent(total.share)}</span>{' '}
            <small>
              {tBook('of_count', { marked: number(total.marked), expected: number(total.expected) })}
            </small>
          </dd>
        </div>
        <div>
          <dt>{t('class_median')}</dt>
          <dd>{class_median === null ? t('none') : percent(class_median)}</dd>
        </div>
        {notes.length > 0 && (
          <div>
            <dt className="el-visually-hidden">{t('state')}</dt>
            <dd>{notes.join(' · ')}</dd>
          </div>
        )}
      </dl>
    </section>
  );
}
