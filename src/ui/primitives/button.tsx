import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';

type Look = 'solid' | 'soft' | 'plain' | 'danger';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: Look;
  /** Shows that the action is under way and takes no further clicks. It keeps the focus it has. */
  busy?: boolean;
  wide?: boolean;
};

/** A button of at least 44 px; `type` is `button` unless said otherwise. */
export function Button({
  look = 'solid',
  busy = false,
  wide = false,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-look={look}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}
