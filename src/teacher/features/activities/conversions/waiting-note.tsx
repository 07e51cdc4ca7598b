import { useEffect, useRef } from 'react';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { waitingMessages } from './waiting-messages.ts';
import styles from './waiting-note.module.css';

type WaitingNoteProps = {
  /** Says which action follows after the conversions. */
  text: string;
  /** 0..1. */
  progress: number;
  /** `data-opener` of the button that started the wait. */
  opener: string;
  onCancel: () => void;
};

/** Shows the action that follows after the conversions, their progress, and a button to stop waiting. */
export function WaitingNote({ text, progress, opener, onCancel }: WaitingNoteProps) {
  const t = useMessages(waitingMessages);
  const root = useRef<HTMLDivElement>(null);
  useReturnFocus(opener);
  // The button that started the wait is disabled and has lost the focus.
  useEffect(() => {
    root.current?.querySelector('button')?.focus();
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={root} className={styles.note}>
      <div className={styles.about}>
        <p className={styles.text} role="status">
          {text}
        </p>
        <progress className={styles.bar} max={1} value={progress} aria-label={text} />
      </div>
      <Button look="plain" onClick={onCancel}>
        {t('stop_waiting')}
      </Button>
    </div>
  );
}
