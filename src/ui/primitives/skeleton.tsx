import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './skeleton.module.css';

/** Grey bars in place of content that is loading; `height` is any CSS length. */
export function Skeleton({ lines = 3, height = '1.25rem' }: { lines?: number; height?: string }) {
  const t = useMessages(commonMessages);
  return (
    <div className={styles.stack} role="status" aria-label={t('loading')}>
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className={styles.bar} style={{ height }} />
      ))}
    </div>
  );
}
