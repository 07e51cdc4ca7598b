import { type FormEvent, type RefObject, useState } from 'react';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './confirm.module.css';
import { ConfirmActions } from './confirm-actions.tsx';
import type { ConfirmQuestion } from './confirm-store.ts';
import { isSameName } from './same-name.ts';

type ConfirmFormProps = {
  question: ConfirmQuestion;
  /** The field to type a name in, for questions that ask for it. */
  field: RefObject<HTMLInputElement | null>;
  onAnswer: (yes: boolean) => void;
};

/** Answers a question with its buttons; some questions ask to type a name first. */
export function ConfirmForm({ question, field, onAnswer }: ConfirmFormProps) {
  const [entered, setEntered] = useState('');
  const [error, setError] = useState<string>();
  const { typed } = question;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!typed || isSameName(entered, typed.expected)) return onAnswer(true);
    setError(typed.error);
    field.current?.focus();
  };
  return (
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
      <ConfirmActions question={question} onCancel={() => onAnswer(false)} />
    </form>
  );
}
