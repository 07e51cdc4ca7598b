import type { ApiReply } from '#contract/api.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { listMessages } from './list-messages.ts';
import styles from './study-totals.module.css';

type StudyTotalsProps = {
  /** The number of coursewares in the list. */
  count: number;
  /** Undefined while loading. */
  reply: ApiReply<'GET /study/list_totals'> | undefined;
};

/** The totals of all coursewares that the filters find, in one line, which keeps its place while they load. */
export function StudyTotals({ count, reply }: StudyTotalsProps) {
  const t = useMessages(listMessages);
  const tStudy = useMessages(studyMessages);
  const formats = useFormats();
  const totals = reply?.totals;
  const number = (value: number) => formats.number(value);
  const texts = totals
    ? [
        t('totals_submitted', { submitted: number(totals.submitted), assigned: number(totals.assigned) }),
        ...(totals.late > 0 ? [tStudy('late_count', { count: totals.late })] : []),
        ...(totals.waiting > 0 ? [t('totals_waiting', { count: totals.waiting })] : []),
        ...(totals.average === null
          ? []
          : [t('totals_average', { average: formats.percent(totals.average), count: totals.average_of })]),
      ]
    : [];
  return (
    <div className={styles.totals}>
      <h2>{t('totals')}</h2>
      <ul>
        <li>{t('totals_coursewares', { count })}</li>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
        {totals === null && <li>{t('totals_too_many')}</li>}
      </ul>
    </div>
  );
}
