import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LookDialog } from '../look/look-dialog.tsx';
import styles from './create.module.css';
import { createMessages } from './create-messages.ts';

type ConflictPanelProps = {
  /** Of the question; absent for a paper, which cannot be looked at here. */
  id?: number;
  onKeepMine: () => Promise<unknown>;
  onTakeNewer: () => Promise<void>;
};

/** Somebody else has saved meanwhile: the teacher chooses, and may look first. */
export function ConflictPanel({ id, onKeepMine, onTakeNewer }: ConflictPanelProps) {
  const t = useMessages(createMessages);
  const [isLooking, setLooking] = useState(false);
  return (
    <Alert color="yellow" title={t('conflict_title')} role="alert">
      <p>{t('conflict_text')}</p>
      <div className={styles.choices}>
        {id !== undefined && (
          <Button variant="default" onClick={() => setLooking(true)}>
            {t('look_newer')}
          </Button>
        )}
        <Button onClick={() => void onKeepMine()}>{t('keep_mine')}</Button>
        <Button variant="light" color="red" onClick={() => void onTakeNewer()}>
          {t('take_newer')}
        </Button>
      </div>
      {isLooking && id !== undefined && <LookDialog id={id} onClose={() => setLooking(false)} />}
    </Alert>
  );
}
