import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { SpreadPlot } from './spread-plot.tsx';
import styles from './study-list.module.css';

/** The average score of a courseware over the spread of its marks, or the reason why it has none. */
export function AverageCell({ item }: { item: ApiReply<'GET /study/list'>['items'][number] }) {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const { average, average_of, spread, is_marked, submitted, waiting } = item;
  return (
    <td data-label={t('average')} className={styles.number}>
      {average === null ? (
        is_marked && submitted > 0 ? (
          <small className={styles.people}>{t(waiting > 0 ? 'average_marks_wait' : 'average_from')}</small>
        ) : (
          t('not_enough')
        )
      ) : (
        <>
          <span>{formats.percent(average)}</span>{' '}
          <small className={styles.averageOf}>{t('people', { count: average_of })}</small>
          {spread && <SpreadPlot spread={spread} />}
        </>
      )}
    </td>
  );
}
