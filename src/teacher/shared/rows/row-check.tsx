import type { KeyboardEvent } from 'react';
import styles from './rows.module.css';

type RowCheckProps = {
  label: string;
  checked: boolean;
  /** Some, but not all, of the rows are selected. */
  isMixed?: boolean;
  /** `withShift`: Shift was held, to select all rows up to this one. */
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onChange: (checked: boolean, withShift: boolean) => void;
};

/** Selects a row. */
export function RowCheck({ label, checked, isMixed = false, onKeyDown, onChange }: RowCheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        checked={checked}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget, nativeEvent }) =>
          onChange(currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
    </label>
  );
}
