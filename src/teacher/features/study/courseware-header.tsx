import { Anchor, Breadcrumbs, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { Grid } from '#teacher/features/study/grid/grid-model.ts';
import { useScreenTitle } from '#teacher/screen-title.ts';
import { chooseName, displayName } from '#teacher/shared/people/display-name.ts';
import { useUserinfo } from '#teacher/shared/session-store.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useLanguage } from '#ui/i18n/language-store.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import styles from './courseware-header.module.css';
import { studyMessages } from './messages.ts';
import { useTargetNote } from './use-target-note.ts';

type CoursewareHeaderProps = {
  courseware: Grid['courseware'];
  title?: ReactNode;
  /** Last entry of the breadcrumbs, on pages below the grid. */
  below?: string;
  /** A lower header for the grid's page, which needs the height for its table. */
  isSlim?: boolean;
  children?: ReactNode;
};

type Courseware = Grid['courseware'];

type TrailProps = { courseware: Courseware; below: string | undefined; isSlim: boolean };

function Trail({ courseware, below, isSlim }: TrailProps) {
  const listTitle = useScreenTitle('studyList');
  const subject = chooseName(courseware.subject_name, courseware.subject_name_eng, useLanguage());
  const { courseware_id, courseware_name, unit_id } = courseware;
  const place = `${courseware.class_name} · ${subject} · ${courseware.unit_name}`;
  return (
    <Breadcrumbs separator="›" className={styles.trail}>
      <Anchor inherit renderRoot={(props) => <Link {...props} to="/study-situation-view/list" />}>
        {listTitle}
      </Anchor>
      <Anchor
        inherit
        title={place}
        renderRoot={(props) => <Link {...props} to="/unit/course/list" search={{ unit_id }} />}
      >
        {place}
      </Anchor>
      {below && (
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
      {/* A slim header has no room for it; the heading is the same. */}
      {!isSlim && (
        <span aria-current="page" title={below ?? courseware_name}>
          {below ?? courseware_name}
        </span>
      )}
    </Breadcrumbs>
  );
}

/** A line for paper only: who printed the grid, and when. */
function PrintedBy() {
  const t = useMessages(studyMessages);
  const formats = useFormats();
  const language = useLanguage();
  const userinfo = useUserinfo();
  const [now] = useState(Date.now);
  if (!userinfo) return null;
  const name = displayName(userinfo, language);
  return <p className={styles.printed}>{t('printed', { name, date: formats.today(now) })}</p>;
}

/**
 * Breadcrumbs, name and figures of a courseware on the study pages, and the actions of the page as children.
 */
export function CoursewareHeader({
  courseware,
  title,
  below,
  isSlim = false,
  children,
}: CoursewareHeaderProps) {
  const t = useMessages(studyMessages);
  const { submitted, assigned, started, is_marked, courseware_name } = courseware;
  const note = useTargetNote()(courseware);
  return (
    <header className={styles.header} data-slim={isSlim || undefined}>
      <div className={styles.about}>
        <Trail courseware={courseware} below={below} isSlim={isSlim} />
        <div className={styles.name}>
          <Title order={1} size="h2" className={styles.title} title={title ? undefined : courseware_name}>
            {title ?? courseware_name}
          </Title>
          <p className={styles.figures}>
            {t(is_marked ? 'submitted_of' : 'finished_of', { submitted, assigned, started })}
            {note && ` · ${note}`}
          </p>
          <PrintedBy />
        </div>
      </div>
      {children}
    </header>
  );
}
