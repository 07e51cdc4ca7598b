import { useEffect, useState } from 'react';
import { countFormerWork } from '#player/storage/former/list-former-work.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { unsentQueue } from '#ui/unsent/unsent-queue.ts';
import { Icon } from './icons.tsx';
import { playerMessages } from './messages.ts';
import styles from './unsent-notice.module.css';

async function countUnsent(): Promise<number> {
  return (await unsentQueue.countAll()) + (await countFormerWork());
}

/** Tells at sign-in that this device holds work that a student could not send. */
export function UnsentNotice() {
  const t = useMessages(playerMessages);
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    void countUnsent()
      .then((foundCount) => isCurrent && setCount(foundCount))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, []);
  if (count === 0) return null;
  return (
    <p className={styles.kept} role="status">
      <Icon name="cloud" size={20} />
      <span>{t('kept_work', { count })}</span>
    </p>
  );
}
