import { type ReactNode, useId } from 'react';
import { responseTextMaxLength } from '../limits.ts';
import styles from './typed-answer.module.css';

type TypedAnswerProps = {
  text: string;
  /** Label of the field; `labelledBy` is the id of the question's text. */
  label: string;
  labelledBy: string;
  locked: boolean;
  placeholder?: string | undefined;
  inputMode?: 'decimal' | 'text';
  /** Said below the field while somebody types. */
  hint?: string | undefined;
  /** Buttons beside the field. */
  children?: ReactNode;
  onType: (text: string) => void;
};

/** One line to type an answer into. */
export function TypedAnswer(props: TypedAnswerProps) {
  const { text, label, labelledBy, locked, placeholder, inputMode = 'text', hint, onType } = props;
  const hintId = useId();
  return (
    <div className={styles.answer}>
      <div className={styles.line}>
        <input
          className={styles.input}
          type="text"
          inputMode={inputMode}
          aria-label={label}
          aria-describedby={`${labelledBy} ${hintId}`}
          placeholder={placeholder}
          value={text}
          readOnly={locked}
          maxLength={responseTextMaxLength}
          autoCapitalize="off"
          autoCorrect="off"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {!locked && props.children}
      </div>
      <p id={hintId} className={styles.hint} hidden={locked}>
        {hint}
      </p>
    </div>
  );
}
