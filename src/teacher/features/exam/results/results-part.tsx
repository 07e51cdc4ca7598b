import { useCall } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { QuizTable } from './quiz-table.tsx';
import styles from './results.module.css';
import { resultsMessages } from './results-messages.ts';
import { type ResultDetail, SignNote } from './sign-note.tsx';

/** How one question did: in all quizzes together, in the teacher's classes, and its common wrong answers. */
export function ResultsPart({ id }: { id: number }) {
  const t = useMessages(resultsMessages);
  const detail = useCall('GET /exam/question_result_detail', { id }, { reportsInPlace: true });
  return (
    <section className={styles.results} aria-label={t('how_it_did')}>
      <h3>{t('how_it_did')}</h3>
      {detail.isPending && <Skeleton lines={3} height="2.5rem" />}
      {detail.isError && <LoadError error={detail.error} onRetry={() => void detail.refetch()} />}
      {detail.data && <Results detail={detail.data} />}
    </section>
  );
}

function Results({ detail }: { detail: ResultDetail }) {
  const t = useMessages(resultsMessages);
  return (
    <>
      {detail.answers === 0 ? (
        <p className={styles.note}>{t('not_answered')}</p>
      ) : (
        <>
          <SignNote detail={detail} />
          <Figures detail={detail} />
          <WrongAnswers detail={detail} />
        </>
      )}
      <QuizTable detail={detail} />
    </>
  );
}

function Figures({ detail: { answers, facility, mean } }: { detail: ResultDetail }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  const figures = [
    ['facility', facility],
    ['mean_facility', mean.facility],
    ['discrimination', mean.discrimination],
    ['efficiency', mean.efficiency],
  ] as const;
  return (
    <dl className={styles.figures}>
      {figures.map(([name, share]) => (
        <div key={name} title={t(`${name}_help`)}>
          <dt>{t(name)}</dt>
          <dd className={styles.value}>{share === null ? t('unknown') : formats.percent(share)}</dd>
          {name === 'facility' && <dd className={styles.note}>{t('answers', { count: answers })}</dd>}
        </div>
      ))}
    </dl>
  );
}

function WrongAnswers({ detail: { wrong, newest_answers } }: { detail: ResultDetail }) {
  const t = useMessages(resultsMessages);
  if (wrong.length === 0) return null;
  return (
    <section>
      <h4>{t('wrong')}</h4>
      <p className={styles.note}>{t('wrong_of', { count: newest_answers })}</p>
      <ul className={styles.wrong}>
        {wrong.map(({ label, part, count }) => (
          <li key={`${part} ${label}`}>
            <span>{part ? `(${part}) ${label}` : label}</span>
            <strong>{t('times', { count })}</strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
