import { Button } from '@mantine/core';
import { IconChartBar, IconMaximize, IconMinimize } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { useFullScreen } from '#ui/primitives/use-full-screen.ts';
import { CopyLinkButton, Instructions, icon } from './join-instructions.tsx';
import { joinMessages } from './join-messages.ts';
import styles from './join-panel.module.css';

const refetchMs = 5_000;

type JoinViewProps = {
  courseware: CoursewareItem;
  className: string;
  /** Called when the link to the grid is followed, because the panel may cover the grid itself. */
  onWatch?: (() => void) | undefined;
};

/** Shows how students join, large enough for a projector, how many have joined, and a link to the live grid. */
export function JoinView({ courseware, className, onWatch }: JoinViewProps) {
  const t = useMessages(joinMessages);
  const panel = useRef<HTMLDivElement>(null);
  const { isFull, toggle, isOffered } = useFullScreen(panel);
  const list = useCall(
    'GET /teacher/course_list',
    { unit_id: courseware.unit_id },
    { refetchMs, quiet: true },
  );
  const latest = list.data?.course_list.find(({ id }) => id === courseware.id) ?? courseware;
  const link = `${location.origin}/play/${latest.join_code}`;
  const FullScreenIcon = isFull ? IconMinimize : IconMaximize;
  return (
    <div ref={panel} className={styles.panel}>
      <Instructions courseware={latest} className={className} link={link} />
      <Counts courseware={latest} />
      <div className={styles.actions}>
        <CopyLinkButton link={link} />
        {isOffered && (
          <Button variant="default" leftSection={<FullScreenIcon {...icon} />} onClick={toggle}>
            {isFull ? t('leave_full_screen') : t('full_screen')}
          </Button>
        )}
        <Button
          data-autofocus
          leftSection={<IconChartBar {...icon} />}
          renderRoot={(root) => (
            <Link
              {...root}
              to="/study-situation-view/grid"
              search={{ courseware_id: latest.id }}
              onClick={() => onWatch?.()}
            />
          )}
        >
          {t(latest.is_marked ? 'watch' : 'watch_reading')}
        </Button>
      </div>
    </div>
  );
}

function Counts({ courseware }: { courseware: CoursewareItem }) {
  const t = useMessages(joinMessages);
  const { is_marked, started, submitted, assigned } = courseware;
  const counts = [
    { key: 'started', label: t(is_marked ? 'started' : 'opened'), value: started },
    { key: 'submitted', label: t(is_marked ? 'submitted' : 'finished'), value: submitted },
  ] as const;
  return (
    <dl className={styles.counts} aria-live="polite">
      {counts.map(({ key, label, value }) => (
        <div key={key} className={styles.count} data-kind={key}>
          <dt>{label}</dt>
          <dd>
            <strong>{value}</strong> {t('of', { count: assigned })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
