import type { ComponentProps, ReactNode } from 'react';
import { iconProps, type RowIcon } from './row-icons.ts';
import styles from './rows.module.css';

type RowTextButtonProps = ComponentProps<'button'> & { icon?: RowIcon; children: ReactNode };

/** A button with text, for the most frequent action of a row. */
export function RowTextButton({ icon, children, className = '', ...rest }: RowTextButtonProps) {
  const classNames = `${styles.textButton} ${className}`;
  return (
    <button
      type="button"
      {...(icon ? { ...iconProps(icon, classNames), 'data-small': true } : { className: classNames })}
      {...rest}
    >
      {children}
    </button>
  );
}
