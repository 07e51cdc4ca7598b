import { type FormEvent, type RefObject, useState } from 'react';
import { TextField } from '#ui/primitives/text-field.tsx';
import styles from './confirm.module.css';
import { ConfirmActions } from './confirm-actions.tsx';
import type { ConfirmQuestion } from './confirm-store.ts';
import { isSameName } from './same-name.ts';

type ConfirmFormProps = {
  question: ConfirmQuestion;
  /** The field to type a name in, for questions that ask for it. */
  fieldRef: RefObject<HTMLInputElement | null>;
  onAnswer: (yes: boolean) => void;
};

/** Answers a question with its buttons; some questions ask to type a name first. */
export function ConfirmForm({ question, fieldRef, onAnswer }: ConfirmFormProps) {
  const [enteredText, setEnteredText] = useState('');
  const [error, setError] = useState<string>();
  const { textToType } = question;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!textToType || isSameName(enteredText, textToType.expected)) return onAnswer(true);
    setError(textToType.error);
    fieldRef.current?.focus();
  };
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      {textToType && (
        <TextField
          ref={fieldRef}
          label={textToType.label}
          value={enteredText}
          error={error}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setEnteredText(event.currentTarget.value);
            setError(undefined);
          }}
        />
      )}
      <ConfirmActions question={question} onCancel={() => onAnswer(false)} />
    </form>
  );
}
