import { useEffect, useEffectEvent } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './player.module.css';
import { playerMessages } from './player-messages.ts';

type NetworkNoteProps = { onRetry: () => void; onGoWithout: () => void };

/** The video waits for the network. It is tried again once that is back, and whenever the student wants. */
export function NetworkNote({ onRetry, onGoWithout }: NetworkNoteProps) {
  const t = useMessages(playerMessages);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => retry();
    addEventListener('online', handleOnline);
    return () => removeEventListener('online', handleOnline);
  }, []);
  return (
    <div className={styles.trouble} role="alert">
      <p>{t('no_network')}</p>
      <div className={styles.ways}>
        <Button look="plain" onClick={onGoWithout}>
          {t('go_without')}
        </Button>
        <Button look="soft" onClick={onRetry}>
          {t('try_again')}
        </Button>
      </div>
    </div>
  );
}
