import { useId, useLayoutEffect, useRef } from 'react';
import styles from './confirm.module.css';
import { ConfirmForm } from './confirm-form.tsx';
import type { ConfirmQuestion } from './confirm-store.ts';
import { WarningSign } from './warning-sign.tsx';

type DialogProps = { question: ConfirmQuestion; onAnswer: (yes: boolean) => void };

/** A question with a button to confirm and one to cancel; some ask to type a name first. */
export function ConfirmDialog({ question, onAnswer }: DialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const id = useId();
  const fieldRef = useRef<HTMLInputElement>(null);
  const { text, title } = question;
  // Closing the dialog before it leaves the page returns the focus to where it was.
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    fieldRef.current?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      role="alertdialog"
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={title ? `${id}-text` : undefined}
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <WarningSign />
      <div className={styles.words}>
        <h2 id={`${id}-title`}>{title ?? text}</h2>
        {title && <p id={`${id}-text`}>{text}</p>}
      </div>
      <ConfirmForm question={question} fieldRef={fieldRef} onAnswer={onAnswer} />
    </dialog>
  );
}
