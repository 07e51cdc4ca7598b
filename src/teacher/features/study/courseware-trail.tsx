import { Link } from '@tanstack/react-router';
import { useScreenTitle } from '#teacher/screen-title.ts';
import styles from './courseware-header.module.css';
import type { Grid } from './grid-model.ts';
import { PlaceLink } from './place-link.tsx';

type Courseware = Grid['courseware'];

type CoursewareTrailProps = { courseware: Courseware; subpageTitle: string | undefined; isSlim: boolean };

/** Breadcrumbs from the list of coursewares to the shown page. */
export function CoursewareTrail({ courseware, subpageTitle, isSlim }: CoursewareTrailProps) {
  const listTitle = useScreenTitle('studyList');
  const { courseware_id, courseware_name } = courseware;
  return (
    <div className={styles.trail}>
      <Link to="/study-situation-view/list">{listTitle}</Link>
      <PlaceLink courseware={courseware} />
      {subpageTitle && (
        <Link to="/study-situation-view/grid" search={{ courseware_id }} title={courseware_name}>
          {courseware_name}
        </Link>
      )}
      {/* A slim header has no room for the page's own name, which the heading repeats. */}
      {!isSlim && (
        <span aria-current="page" title={subpageTitle ?? courseware_name}>
          {subpageTitle ?? courseware_name}
        </span>
      )}
    </div>
  );
}
