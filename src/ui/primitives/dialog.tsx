import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { DialogFoot } from './dialog-foot.tsx';

type DialogProps = { title: string; onClose: () => void; children: ReactNode; actions?: ReactNode };

/** A modal dialog, built on <dialog>: it keeps the focus inside, closes with Escape, and returns the focus. Mount it to open it. */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const shownDialog = ref.current;
    shownDialog?.showModal();
    // Closing returns the focus, but only while the dialog is still on the page.
    return () => shownDialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.inside}>
        <h2 className={styles.title}>{title}</h2>
        <div className={styles.body}>{children}</div>
        {actions && <DialogFoot>{actions}</DialogFoot>}
      </div>
    </dialog>
  );
}
