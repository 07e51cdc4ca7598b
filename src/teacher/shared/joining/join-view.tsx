import { useRef } from 'react';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { JoinCounts } from './join-counts.tsx';
import { JoinInstructions } from './join-instructions.tsx';
import styles from './join-panel.module.css';
import { WatchLink } from './watch-link.tsx';

const refetchMs = 5_000;

type JoinViewProps = {
  courseware: CoursewareItem;
  className: string;
  /** Called when the link to the grid is followed, so that a panel that covers the grid can close. */
  onWatch?: (() => void) | undefined;
};

/** Shows how students join, large enough for a projector, how many have joined, and a link to the live grid. */
export function JoinView({ courseware, className, onWatch }: JoinViewProps) {
  const panelRef = useRef<HTMLDivElement>(null);
  const { isFull, toggle, isOffered } = useFullScreen(panelRef);
  const courseList = useCall(
    'GET /teacher/course_list',
    { unit_id: courseware.unit_id },
    { refetchMs, quiet: true },
  );
  const latestCourseware = courseList.data?.course_list.find(({ id }) => id === courseware.id) ?? courseware;
  const link = `${location.origin}/play/${latestCourseware.join_code}`;
  return (
    <div ref={panelRef} className={styles.panel}>
      <JoinInstructions courseware={latestCourseware} className={className} link={link} />
      <JoinCounts courseware={latestCourseware} />
      <div className={styles.actions}>
        <CopyLinkButton link={link} />
        {isOffered && <FullScreenButton isFull={isFull} onToggle={toggle} />}
        <WatchLink courseware={latestCourseware} onWatch={onWatch} />
      </div>
    </div>
  );
}
