import { useEffect, useState } from 'react';
import { countKept } from '#player/storage/attempt-storage.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Icon } from './icons.tsx';
import { playerMessages } from './messages.ts';
import styles from './unsent-notice.module.css';

type Kept = Awaited<ReturnType<typeof countKept>>;

/** Says at the sign-in that this device holds what somebody could not send, whoever it was. */
export function KeptAnswers() {
  const t = useMessages(playerMessages);
  const [kept, setKept] = useState<Kept>({ answers: 0, submits: 0 });
  useEffect(() => {
    let isCurrent = true;
    void countKept()
      .then((found) => isCurrent && setKept(found))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (kept.answers === 0 && kept.submits === 0) return null;
  return (
    <p className={styles.kept} role="status">
      <Icon name="cloud" size={20} />
      <span>{kept.answers > 0 ? t('kept_answers', { count: kept.answers }) : t('kept_work')}</span>
    </p>
  );
}
