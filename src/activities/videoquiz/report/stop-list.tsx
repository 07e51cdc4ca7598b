import type { TimelineStop } from '#form/activity-type.ts';
import { formatTime } from '#parts/video-view/strip.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { watchMessages } from './report-messages.ts';
import styles from './watch-report.module.css';

/** Each question with its second, its average and its time, and what those who got it wrong had skipped. */
export function StopList({
  stops,
  titleOf,
}: {
  stops: readonly TimelineStop[];
  titleOf: (id: string) => string;
}) {
  const t = useMessages(watchMessages);
  const { percent, duration } = useFormats();
  return (
    <section>
      <h3>{t('questions')}</h3>
      <ol className={styles.questions}>
        {stops.map(({ question_id, at_s, facility, median_ms, skipped }, index) => (
          <li key={question_id}>
            <p className={styles.head}>
              <strong>{t('question', { number: index + 1 })}</strong>
              <span>{formatTime(at_s)}</span>
              <span className={styles.title}>{titleOf(question_id)}</span>
            </p>
            <p className={styles.figures}>
              <span>
                {typeof facility === 'number'
                  ? t('facility', { share: percent(facility) })
                  : t('facility_waits')}
              </span>
              {median_ms !== null && (
                <span>{t('median', { time: duration(Math.max(1_000, median_ms)) })}</span>
              )}
            </p>
            {skipped && (
              <p className={styles.skipped}>
                {t('skipped', {
                  number: index + 1,
                  count: skipped.count,
                  of: skipped.of,
                  from: formatTime(skipped.from_s),
                  to: formatTime(skipped.to_s),
                })}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
