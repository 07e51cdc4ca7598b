import { useId, useLayoutEffect, useRef } from 'react';
import { type ConfirmQuestion, confirm, usePendingQuestion } from '#teacher/shared/confirm-store.ts';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import styles from './confirm.module.css';

/** `const confirm = useConfirm(); if (await confirm({ text, danger: true })) …` */
export function useConfirm(): typeof confirm {
  return confirm;
}

function WarningSign() {
  return (
    <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="22" fill="var(--el-warn-soft)" />
      <path d="M24 12v15" stroke="var(--el-warn-solid)" strokeWidth="4.5" strokeLinecap="round" />
      <circle cx="24" cy="35" r="2.8" fill="var(--el-warn-solid)" />
    </svg>
  );
}

type DialogProps = { question: ConfirmQuestion; onAnswer: (yes: boolean) => void };

function ConfirmDialog({ question, onAnswer }: DialogProps) {
  const t = useMessages(commonMessages);
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { text, title, confirmLabel, cancelLabel, danger } = question;
  // Closing it while it is still in the page gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
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
      <div className={styles.actions}>
        <Button look="plain" onClick={() => onAnswer(false)}>
          {cancelLabel ?? t('cancel')}
        </Button>
        <Button look={danger ? 'danger' : 'solid'} onClick={() => onAnswer(true)}>
          {confirmLabel ?? t('confirm')}
        </Button>
      </div>
    </dialog>
  );
}

/** Where the questions appear; mounted once. */
export function ConfirmHost() {
  const question = usePendingQuestion();
  return question ? <ConfirmDialog key={question.id} question={question} onAnswer={question.answer} /> : null;
}
