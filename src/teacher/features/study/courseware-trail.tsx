import { Anchor, Breadcrumbs } from '@mantine/core';
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
    <Breadcrumbs separator="›" className={styles.trail}>
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/study-situation-view/list" />}>
        {listTitle}
      </Anchor>
      <PlaceLink courseware={courseware} />
      {subpageTitle && (
        <Anchor
          inherit
          title={courseware_name}
          renderRoot={(props) => (
            <Link {...props} to="/study-situation-view/grid" search={{ courseware_id }} />
          )}
        >
          {courseware_name}
        </Anchor>
      )}
      {/* A slim header has no room for the page's own name, which the heading repeats. */}
      {!isSlim && (
        <span aria-current="page" title={subpageTitle ?? courseware_name}>
          {subpageTitle ?? courseware_name}
        </span>
      )}
    </Breadcrumbs>
  );
}
