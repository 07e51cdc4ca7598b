import type { ReactNode } from 'react';
import styles from './dialog-foot.module.css';

/** The buttons at the end of a dialog. They stay in view while the content above them scrolls. */
export function DialogFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}
