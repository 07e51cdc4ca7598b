import type { ReactNode } from 'react';
import { GridLegend } from './grid-legend.tsx';
import styles from './study-grid.module.css';
import type { Density } from './use-density.ts';

type GridLayoutProps = {
  density: Density;
  isMarked: boolean;
  /** The table. */
  children: ReactNode;
  /** Shown after the table. */
  footer: ReactNode;
  /** Shown beside the table, or below it on narrow screens. */
  aside: ReactNode;
};

/** Lays out the table of students with its surroundings. On paper only the table and the legend remain. */
export function GridLayout({ density, isMarked, children, footer, aside }: GridLayoutProps) {
  return (
    <div className={styles.sheet} data-density={density}>
      <div className={styles.main}>
        {children}
        <div className={styles.guests}>{footer}</div>
        {isMarked && (
          <div className={styles.key}>
            <GridLegend />
          </div>
        )}
      </div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
