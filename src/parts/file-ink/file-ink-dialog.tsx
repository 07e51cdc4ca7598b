import { useEffect, useRef } from 'react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './file-ink.module.css';
import { FileInk, type FileInkProps } from './file-ink.tsx';
import { fileInkMessages } from './messages.ts';

/** The pages as large as the screen. */
export function FileInkDialog({ onClose, ...props }: FileInkProps & { onClose: () => void }) {
  const t = useMessages(fileInkMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={props.label} onClose={onClose}>
      <div className={styles.head}>
        <h2 className={styles.title}>{props.label}</h2>
        <Button look="soft" onClick={() => dialog.current?.close()}>
          {t('close')}
        </Button>
      </div>
      <div className={styles.pages}>
        <FileInk {...props} />
      </div>
    </dialog>
  );
}
