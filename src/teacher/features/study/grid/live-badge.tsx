import { studyMessages } from '#teacher/features/study/messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './live-badge.module.css';

/** Whether the grid is updated live. */
export function LiveBadge({ isLive }: { isLive: boolean }) {
  const t = useMessages(studyMessages);
  return (
    <span className={styles.badge} data-live={isLive || undefined} role="status">
      {t(isLive ? 'live' : 'not_live')}
    </span>
  );
}
