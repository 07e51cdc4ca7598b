import { useEffect, useRef } from 'react';
import { editorMessages } from '#teacher/features/activities/editor/editor-messages.ts';
import { useReturnFocus } from '#teacher/shared/dialogs/return-focus.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './waiting-note.module.css';

type WaitingNoteProps = {
  /** What happens once it is over. */
  text: string;
  /** 0..1. */
  progress: number;
  /** `data-opener` of the button that began it. */
  opener: string;
  onCancel: () => void;
};

/** Says what goes on by itself once the files are converted, how far that is, and lets the teacher stop it. */
export function WaitingNote({ text, progress, opener, onCancel }: WaitingNoteProps) {
  const t = useMessages(editorMessages);
  const root = useRef<HTMLDivElement>(null);
  useReturnFocus(opener);
  // The button that began it takes no focus meanwhile.
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
