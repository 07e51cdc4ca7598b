import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './results.module.css';
import { resultsMessages } from './results-messages.ts';

export type QuestionResult = ApiReply<'GET /exam/question_results'>['items'][number];

/** In a row of the list: how many have answered the question, their average, and what may be wrong with it. */
export function ResultCell({ result }: { result: QuestionResult | undefined }) {
  const t = useMessages(resultsMessages);
  const formats = useFormats();
  if (!result || result.facility === null) return <span className={styles.cell} />;
  const { answers, facility, sign } = result;
  const share = formats.percent(facility);
  const text = t('in_row', { share, count: answers });
  return (
    <span className={styles.cell}>
      <span role="img" aria-label={text} title={text}>
        {`${share} · n ${formats.number(answers)}`}
      </span>
      {sign && (
        <span className={styles.pill} data-sign={sign}>
          {t(`sign_${sign}`)}
        </span>
      )}
    </span>
  );
}
