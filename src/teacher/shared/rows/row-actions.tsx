import { Link, type LinkComponentProps } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import signStyles from './icons.module.css';
import styles from './rows.module.css';

/** The signs of `sign.module.css`, by name. */
export type Sign =
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

/** Draws a sign before the text of an element: `<span {...signed('lock', styles.state)}>`. */
export function signed(sign: Sign, className = '') {
  return { className: `${signStyles.sign} ${className}`, 'data-sign': sign };
}

type RowButtonProps = ComponentProps<'button'> & { sign: Sign; label: string; 'data-opener'?: string };

/** A sign to press; `label` names it with its row, `title` says what it does when pointed at. */
export function RowButton({ sign, label, ...rest }: RowButtonProps) {
  return <button type="button" aria-label={label} {...signed(sign, styles.action)} {...rest} />;
}

type RowLinkProps = LinkComponentProps & { sign: Sign; label: string };

/** A sign that leads to another page. */
export function RowLink({ sign, label, ...rest }: RowLinkProps) {
  return <Link aria-label={label} {...signed(sign, styles.action)} {...rest} />;
}

type RowStepProps = ComponentProps<'button'> & { sign?: Sign; children: ReactNode };

/** What is done most with a row, in words. */
export function RowStep({ sign, children, className = '', ...rest }: RowStepProps) {
  const look = `${styles.step} ${className}`;
  return (
    <button
      type="button"
      {...(sign ? { ...signed(sign, look), 'data-small': true } : { className: look })}
      {...rest}
    >
      {children}
    </button>
  );
}

type RowCheckProps = {
  label: string;
  checked: boolean;
  /** Some of those that it stands for are chosen. */
  isMixed?: boolean;
  onChange: (checked: boolean) => void;
};

/** Chooses a row among others. */
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
