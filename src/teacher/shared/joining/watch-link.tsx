import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { CoursewareItem } from '#teacher/shared/coursewares/coursewares.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { joinMessages } from './join-messages.ts';

type WatchLinkProps = { courseware: CoursewareItem; onWatch: (() => void) | undefined };

/** Leads to the live grid of a courseware. */
export function WatchLink({ courseware: { id, is_marked }, onWatch }: WatchLinkProps) {
  const t = useMessages(joinMessages);
  return (
    <Button
      data-autofocus
      leftSection={<IconChartBar size={18} aria-hidden="true" />}
      renderRoot={(rootProps) => (
        <Link
          {...rootProps}
          to="/study-situation-view/grid"
          search={{ courseware_id: id }}
          onClick={() => onWatch?.()}
        />
      )}
    >
      {t(is_marked ? 'watch' : 'watch_reading')}
    </Button>
  );
}
