import styles from './rows.module.css';

type RowCheckProps = {
  label: string;
  checked: boolean;
  /** Some, but not all, of the rows are selected. */
  isMixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** Selects a row. */
export function RowCheck({ label, checked, isMixed = false, onChange }: RowCheckProps) {
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        aria-label={label}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </label>
  );
}
