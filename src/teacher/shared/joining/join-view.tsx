import { useRef } from 'react';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { CopyLinkButton } from './copy-link-button.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { Counts } from './join-counts.tsx';
import { Instructions } from './join-instructions.tsx';
import styles from './join-panel.module.css';
import { WatchLink } from './watch-link.tsx';

const refetchMs = 5_000;

type JoinViewProps = {
  courseware: CoursewareItem;
  className: string;
  /** Called when the link to the grid is followed, because the panel may cover the grid itself. */
  onWatch?: (() => void) | undefined;
};

/** Shows how students join, large enough for a projector, how many have joined, and a link to the live grid. */
export function JoinView({ courseware, className, onWatch }: JoinViewProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { isFull, toggle, isOffered } = useFullScreen(panel);
  const list = useCall(
    'GET /teacher/course_list',
    { unit_id: courseware.unit_id },
    { refetchMs, quiet: true },
  );
  const latest = list.data?.course_list.find(({ id }) => id === courseware.id) ?? courseware;
  const link = `${location.origin}/play/${latest.join_code}`;
  return (
    <div ref={panel} className={styles.panel}>
      <Instructions courseware={latest} className={className} link={link} />
      <Counts courseware={latest} />
      <div className={styles.actions}>
        <CopyLinkButton link={link} />
        {isOffered && <FullScreenButton isFull={isFull} onToggle={toggle} />}
        <WatchLink courseware={latest} onWatch={onWatch} />
      </div>
    </div>
  );
}
