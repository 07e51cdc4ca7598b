import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

/** The buttons at the end of a dialog: in view always, while what is above them scrolls. Not inside a part of the form. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
