import type { ReactNode } from 'react';
import { CoursewareFigures } from './courseware-figures.tsx';
import styles from './courseware-header.module.css';
import { CoursewareTrail } from './courseware-trail.tsx';
import type { Grid } from './grid-model.ts';
import { PrintedBy } from './printed-by.tsx';

type CoursewareHeaderProps = {
  courseware: Grid['courseware'];
  title?: ReactNode;
  /** Last entry of the breadcrumbs, on pages below the grid. */
  subpageTitle?: string;
  /** A lower header for the grid's page, which needs the height for its table. */
  isSlim?: boolean;
  children?: ReactNode;
};

/**
 * Breadcrumbs, name and figures of a courseware on the study pages, and the actions of the page as children.
 */
export function CoursewareHeader({
  courseware,
  title,
  subpageTitle,
  isSlim = false,
  children,
}: CoursewareHeaderProps) {
  const { courseware_name } = courseware;
  return (
    <header className={styles.header} data-slim={isSlim || undefined}>
      <div className={styles.about}>
        <CoursewareTrail courseware={courseware} subpageTitle={subpageTitle} isSlim={isSlim} />
        <div className={styles.name}>
          <h1 className={styles.title} title={title ? undefined : courseware_name}>
            <span>{title ?? courseware_name}</span>
          </h1>
          <CoursewareFigures courseware={courseware} />
          <PrintedBy />
        </div>
      </div>
      {children}
    </header>
  );
}
