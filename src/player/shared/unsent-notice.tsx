import { useEffect, useState } from 'react';
import { countUnsent } from '#player/storage/unsent-outboxes.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Icon } from './icons.tsx';
import { playerMessages } from './messages.ts';
import styles from './unsent-notice.module.css';

type Unsent = Awaited<ReturnType<typeof countUnsent>>;

/** Tells at sign-in that this device holds answers that a student could not send. */
export function UnsentNotice() {
  const t = useMessages(playerMessages);
  const [unsent, setUnsent] = useState<Unsent>({ answers: 0, submits: 0 });
  useEffect(() => {
    let isCurrent = true;
    void countUnsent()
      .then((found) => isCurrent && setUnsent(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (unsent.answers === 0 && unsent.submits === 0) return null;
  return (
    <p className={styles.kept} role="status">
      <Icon name="cloud" size={20} />
      <span>{unsent.answers > 0 ? t('kept_answers', { count: unsent.answers }) : t('kept_work')}</span>
    </p>
  );
}
