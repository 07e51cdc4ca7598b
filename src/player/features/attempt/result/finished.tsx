import { Link } from 'wouter';
import styles from '#player/features/attempt/attempt.module.css';
import { attemptMessages } from '#player/features/attempt/messages.ts';
import { paths } from '#player/paths.ts';
import { Icon } from '#player/shared/icons.tsx';
import { playerMessages } from '#player/shared/messages.ts';
import { usePageTitle } from '#player/shared/page-title.ts';
import type { Attempt } from '#player/storage/attempt-types.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { KeptHere } from './kept-here.tsx';
import { Review } from './review.tsx';
import { submittedMessages } from './submitted-messages.ts';

/** A finished attempt without marks (reading or watching). Its content can be opened again. */
export function Finished({ attempt }: { attempt: Attempt }) {
  const t = useMessages(submittedMessages);
  const tWork = useMessages(attemptMessages);
  const tPlayer = useMessages(playerMessages);
  usePageTitle(attempt.name);
  return (
    <div className={styles.page} data-wide>
      <header className={styles.bar}>
        <Link href={paths.home} className={styles.leave} aria-label={tWork('leave')} title={tWork('leave')}>
          <Icon name="back" size={24} />
        </Link>
        <h1 className={styles.name} title={attempt.name}>
          {attempt.name}
        </h1>
        <span className={styles.save} data-kind="saved">
          <span role="status">
            {attempt.ended_by === 'closing' ? tWork('closed_by_teacher') : t('finished_note')}
          </span>
        </span>
        <span className={styles.finished}>
          <Icon name="check" size={18} /> {t('finished')}
          {attempt.is_late && <span>· {tPlayer('late')}</span>}
        </span>
      </header>
      <KeptHere attemptId={attempt.id} className={styles.quiet} />
      {attempt.comment !== '' && (
        <blockquote className={styles.comment}>
          <p className={styles.quiet}>{t('comment_title')}</p>
          <p>{attempt.comment}</p>
        </blockquote>
      )}
      <main id="main" className={styles.work} tabIndex={-1}>
        <Review attempt={attempt} />
      </main>
    </div>
  );
}
