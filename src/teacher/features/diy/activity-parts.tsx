import { Badge } from '@mantine/core';
import { IconCircleCheckFilled, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { activityStatus } from './activity-form.ts';
import classes from './activity-parts.module.css';
import { messages } from './messages.ts';

const looks = [
  { colour: 'yellow', Icon: IconPencil, key: 'status_0' },
  { colour: 'green', Icon: IconCircleCheckFilled, key: 'status_1' },
  { colour: 'harbour', Icon: IconRefresh, key: 'status_2' },
] as const;

export function StatusBadge({ status }: { status: number }) {
  const t = useMessages(messages);
  const { colour, Icon, key } = looks[status] ?? looks[activityStatus.in_process];
  return (
    <Badge
      color={colour}
      leftSection={<Icon size={15} aria-hidden="true" />}
      className={classes.status}
      data-status={status}
    >
      {t(key)}
    </Badge>
  );
}
