import { type ReactNode, useId } from 'react';
import styles from './toolbar.module.css';

export type RadioChoice<Value> = { value: Value; label: string; face: ReactNode };

type RadioRowProps<Value> = {
  label: string;
  choices: readonly RadioChoice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** The hand that chooses is done, not just on the way with the arrow keys. */
  onPick?: () => void;
  isGrid?: boolean;
};

/** One of several buttons that show pictures: the browser's radio buttons, so that arrow keys go through them. */
export function RadioRow<Value extends string | number>(props: RadioRowProps<Value>) {
  const { label, choices, value, onChoose, onPick, isGrid = false } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.radios} data-grid={isGrid || undefined}>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.radio} title={choice.label}>
          <input
            type="radio"
            name={name}
            aria-label={choice.label}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            onClick={(event) => {
              // Arrow keys give a click without a place.
              if (event.detail > 0) onPick?.();
            }}
          />
          {choice.face}
        </label>
      ))}
    </div>
  );
}
