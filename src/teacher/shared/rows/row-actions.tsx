import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import iconStyles from './icons.module.css';
import styles from './rows.module.css';

/** The icons of `icons.module.css`. */
export type RowIcon =
  | 'grip'
  | 'dots'
  | 'chart'
  | 'sliders'
  | 'play'
  | 'qr'
  | 'lock'
  | 'clock'
  | 'check'
  | 'hourglass'
  | 'copy'
  | 'heart'
  | 'heart-full'
  | 'pencil'
  | 'turn';

/** Draws an icon before the text of an element: `<span {...iconProps('lock', styles.state)}>`. */
export function iconProps(icon: RowIcon, className = '') {
  return { className: `${iconStyles.icon} ${className}`, 'data-icon': icon };
}

type RowIconButtonProps = ComponentProps<'button'> & {
  icon: RowIcon;
  label: string;
  'data-opener'?: string;
};

/** A button with an icon only. `label` includes the name of the row; `title` is the tooltip. */
export function RowIconButton({ icon, label, ...rest }: RowIconButtonProps) {
  return <button type="button" aria-label={label} {...iconProps(icon, styles.iconButton)} {...rest} />;
}

type RowIconLinkProps = LinkComponentProps & { icon: RowIcon; label: string };

/** A link with an icon only. */
export function RowIconLink({ icon, label, ...rest }: RowIconLinkProps) {
  return <Link aria-label={label} {...iconProps(icon, styles.iconButton)} {...rest} />;
}

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
