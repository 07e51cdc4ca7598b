import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Grid } from '#teacher/features/study/grid-model.ts';
import { studyMessages } from '#teacher/features/study/messages.ts';
import { routeTitles } from '#teacher/route-titles.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-header.module.css';

type CoursewareHeaderProps = {
  courseware: Grid['courseware'];
  title?: ReactNode;
  /** Shown at the end of the trail when the page lies below the grid. */
  below?: string;
  children?: ReactNode;
};

/** Trail, name and figures of the courseware that a study page is about. */
export function CoursewareHeader({ courseware, title, below, children }: CoursewareHeaderProps) {
  const t = useMessages(studyMessages);
  const titles = useMessages(routeTitles);
  const { submitted, assigned, started, is_marked } = courseware;
  return (
    <header className={styles.header}>
      <Breadcrumbs separator="›" className={styles.trail}>
        <Anchor renderRoot={(props) => <Link {...props} to="/study-situation-view/list" />}>
          {titles('study_situation')}
        </Anchor>
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/unit/course/list" search={{ unit_id: courseware.unit_id }} />
          )}
        >
          {courseware.class_name} · {courseware.subject_name} · {courseware.unit_name}
        </Anchor>
        {below && (
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/study-situation-view/grid"
                search={{ courseware_id: courseware.courseware_id }}
              />
            )}
          >
            {courseware.courseware_name}
          </Anchor>
        )}
        <span aria-current="page">{below ?? courseware.courseware_name}</span>
      </Breadcrumbs>
      <div className={styles.line}>
        <Title order={1} size="h2">
          {title ?? courseware.courseware_name}
        </Title>
        {children}
      </div>
      <p className={styles.figures}>
        {t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started })}
      </p>
    </header>
  );
}
