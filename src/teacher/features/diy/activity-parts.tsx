import { Badge, Progress } from '@mantine/core';
import { IconCircleCheckFilled, IconPencil, IconRefresh } from '@tabler/icons-react';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { type ActivityItem, activityStatus } from './activity-form.ts';
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

/** The status, and while media are being converted how far they are. */
export function StatusLine({
  status,
  conversion_progress,
}: Pick<ActivityItem, 'status' | 'conversion_progress'>) {
  const t = useMessages(messages);
  if (conversion_progress === null) return <StatusBadge status={status} />;
  const percent = Math.floor(conversion_progress * 100);
  return (
    <div className={classes.converting}>
      <StatusBadge status={status} />
      <div className={classes.progress}>
        <Progress.Root size="sm" className={classes.bar}>
          <Progress.Section value={percent} aria-label={t('status_2')} />
        </Progress.Root>
        <span className={classes.percent}>{t('percent', { percent })}</span>
      </div>
    </div>
  );
}
