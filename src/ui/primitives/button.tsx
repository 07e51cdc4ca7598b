import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';
import type { ButtonLook } from './button-look.ts';

type ButtonProps = ComponentPropsWithRef<'button'> & {
  look?: ButtonLook;
  /** Shows that the action is running and ignores further clicks. Keeps the focus. */
  busy?: boolean;
  /** Seconds to wait: shows the countdown and ignores clicks while above 0. Keeps the focus. */
  waitS?: number;
  wide?: boolean;
  /** 30 px high, for rows of buttons above a dense table. */
  small?: boolean;
};

/** A button of at least 44 px, unless it is small; its `type` is `button` by default. */
export function Button({
  look = 'solid',
  busy = false,
  waitS = 0,
  wide = false,
  small = false,
  disabled,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const takesClicks = !busy && waitS === 0;
  return (
    <button
      type="button"
      {...rest}
      className={[styles.button, className].filter(Boolean).join(' ')}
      data-look={look}
      data-wide={wide || undefined}
      data-small={small || undefined}
      aria-busy={busy || undefined}
      disabled={disabled}
      data-waiting={waitS > 0 || undefined}
      aria-disabled={takesClicks ? undefined : true}
      onClick={takesClicks ? onClick : (event) => event.preventDefault()}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      <span className={styles.content}>{children}</span>
      {waitS > 0 && (
        <span className={styles.wait} aria-hidden="true">
          {Math.floor(waitS / 60)}:{String(waitS % 60).padStart(2, '0')}
        </span>
      )}
    </button>
  );
}
