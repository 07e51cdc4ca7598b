import { type ComponentPropsWithRef, useId } from 'react';
import styles from './select-field.module.css';

export type SelectOption = { value: string; label: string };

type SelectFieldProps = Omit<ComponentPropsWithRef<'select'>, 'onChange' | 'children'> & {
  /** Left out if `aria-label` names the field. */
  label?: string;
  data: readonly SelectOption[];
  /** Of the element around both. */
  className?: string | undefined;
  /** 30 px high, for rows of buttons above a dense table. */
  small?: boolean;
  onChange: (value: string) => void;
};

/** The browser's own list to choose from: little code, and easy on phones. */
export function SelectField({ label, data, small = false, onChange, className, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-small={small || undefined}>
      {label !== undefined && <label htmlFor={id}>{label}</label>}
      <select
        {...rest}
        id={id}
        className={styles.select}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {data.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
