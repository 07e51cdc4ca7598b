import type { ReactNode } from 'react';
import { GridLegend } from '#teacher/features/study/grid/grid-legend.tsx';
import type { Density } from '#teacher/features/study/grid/use-density.ts';
import styles from './study-grid.module.css';

type GridSheetProps = {
  density: Density;
  isMarked: boolean;
  /** The table. */
  children: ReactNode;
  /** Follows the table. */
  end: ReactNode;
  /** Beside the table where there is room, else below. */
  aside: ReactNode;
};

/** The working screen around a table of students; on paper only the table and what its signs mean. */
export function GridSheet({ density, isMarked, children, end, aside }: GridSheetProps) {
  return (
    <div className={styles.sheet} data-density={density}>
      <div className={styles.main}>
        {children}
        <div className={styles.guests}>{end}</div>
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
