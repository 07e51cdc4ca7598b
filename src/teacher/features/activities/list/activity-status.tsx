import { Progress } from '@mantine/core';
import { activityStatus } from '#contract/choices.ts';
import { type ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { signed } from '#teacher/shared/rows/row-actions.tsx';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { messages } from './activity-messages.ts';
import classes from './activity-status.module.css';

const looks = [
  { sign: 'pencil', key: 'status_0' },
  { sign: 'check', key: 'status_1' },
  { sign: 'turn', key: 'status_2' },
] as const;

export function StatusBadge({ status }: { status: number }) {
  const t = useMessages(messages);
  const { sign, key } = looks[status] ?? looks[activityStatus.in_process];
  return (
    <span {...signed(sign, classes.status)} data-small data-status={status}>
      {t(key)}
    </span>
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
