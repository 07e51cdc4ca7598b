import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** Said by screen readers. */
  'aria-label': string;
};

/** A button of 44 px that shows an icon alone; `aria-pressed` marks one that is switched on. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...props} className={styles.button} />;
}
