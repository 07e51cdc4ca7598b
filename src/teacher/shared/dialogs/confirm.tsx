import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { commonMessages } from '#ui/i18n/common-messages.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { Button } from '#ui/primitives/button.tsx';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './confirm.module.css';
import { type ConfirmQuestion, confirm, usePendingQuestion } from './confirm-store.ts';
import { isSameName } from './same-name.ts';

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
  const field = useRef<HTMLInputElement>(null);
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<string>();
  const { text, title, confirmLabel, cancelLabel, danger, typed } = question;
  // Closing the dialog before it leaves the page returns the focus to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    field.current?.focus();
    return () => dialog?.close();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed || isSameName(entered, typed.expected)) return onAnswer(true);
    setError(typed.error);
    field.current?.focus();
  };
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
      <form noValidate className={styles.form} onSubmit={submit}>
        {typed && (
          <TextField
            ref={field}
            label={typed.label}
            value={entered}
            error={error}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={(event) => {
              setEntered(event.currentTarget.value);
              setError(undefined);
            }}
          />
        )}
        <div className={styles.actions}>
          <Button look="plain" onClick={() => onAnswer(false)}>
            {cancelLabel ?? t('cancel')}
          </Button>
          <Button type="submit" look={danger ? 'danger' : 'solid'}>
            {confirmLabel ?? t('confirm')}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

/** Shows the questions. It is mounted once. */
export function ConfirmHost() {
  const question = usePendingQuestion();
  return question ? <ConfirmDialog key={question.id} question={question} onAnswer={question.answer} /> : null;
}
