import type { ComponentPropsWithRef } from 'react';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'className'> & {
  /** The name that screen readers read. */
  'aria-label': string;
};

/** A button of 44 px that shows only an icon; `aria-pressed` marks one that is switched on. */
export function IconButton(props: IconButtonProps) {
  return <button type="button" {...props} className={styles.button} />;
}
