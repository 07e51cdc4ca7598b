import { useEffect, useState } from 'react';
import { countUnsent } from '#player/storage/unsent-outboxes.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Icon } from './icons.tsx';
import { playerMessages } from './messages.ts';
import styles from './unsent-notice.module.css';

type UnsentCounts = Awaited<ReturnType<typeof countUnsent>>;

/** Tells at sign-in that this device holds answers that a student could not send. */
export function UnsentNotice() {
  const t = useMessages(playerMessages);
  const [unsentCounts, setUnsentCounts] = useState<UnsentCounts>({ answerCount: 0, submitCount: 0 });
  useEffect(() => {
    let isCurrent = true;
    void countUnsent()
      .then((foundCounts) => isCurrent && setUnsentCounts(foundCounts))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (unsentCounts.answerCount === 0 && unsentCounts.submitCount === 0) return null;
  return (
    <p className={styles.kept} role="status">
      <Icon name="cloud" size={20} />
      <span>
        {unsentCounts.answerCount > 0
          ? t('kept_answers', { count: unsentCounts.answerCount })
          : t('kept_work')}
      </span>
    </p>
  );
}
