import type { ReactNode } from 'react';
import styles from './class.module.css';

/** The parts of a report below each other. */
export function ReportStack({ children }: { children: ReactNode }) {
  return <div className={styles.report}>{children}</div>;
}
