import { Link } from 'wouter';
import { paths } from '#player/paths.ts';
import type { PlayItem } from '#player/shared/item-state.ts';
import { playerMessages } from '#player/shared/messages.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { startMessages } from './messages.ts';
import styles from './start.module.css';

/** Links to the results of earlier attempts. */
export function AttemptList({ item }: { item: PlayItem }) {
  const t = useMessages(startMessages);
  const tPlayer = useMessages(playerMessages);
  const { dateTime, number } = useFormats();
  const submittedAttempts = item.attempts.filter(({ state }) => state === 'submitted');
  if (submittedAttempts.length === 0) return null;
  return (
    <section className={styles.attempts}>
      <h2>{t('earlier')}</h2>
      <ul className={styles.attemptList}>
        {submittedAttempts.map(({ id, number: attemptNumber, submitted_at, is_late, score, max_score }) => (
          <li key={id}>
            <Link href={paths.attempt(id)} className={styles.attempt}>
              <span>{t('attempt_number', { number: attemptNumber })}</span>
              <span className={styles.when}>
                <span>{submitted_at === null ? '' : dateTime(submitted_at)}</span>
                {is_late && <span> · {tPlayer('late')}</span>}
              </span>
              <strong>
                {score === null || max_score === 0
                  ? t('no_score_yet')
                  : tPlayer('score_of', { score: number(score), max: number(max_score) })}
              </strong>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
