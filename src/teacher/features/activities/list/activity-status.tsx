import { Progress } from '@mantine/core';
import { activityStatus } from '#contract/choices.ts';
import type { ActivityItem } from '#teacher/features/activities/draft/activity-draft.ts';
import { iconProps } from '#teacher/shared/rows/row-icons.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { activityMessages } from './activity-messages.ts';
import styles from './activity-status.module.css';

const badgeByStatus = [
  { sign: 'pencil', key: 'status_0' },
  { sign: 'check', key: 'status_1' },
  { sign: 'turn', key: 'status_2' },
] as const;

export function StatusBadge({ status }: { status: number }) {
  const t = useMessages(activityMessages);
  const { sign, key } = badgeByStatus[status] ?? badgeByStatus[activityStatus.in_process];
  return (
    <span {...iconProps(sign, styles.status)} data-small data-status={status}>
      {t(key)}
    </span>
  );
}

/** The status, with the progress while media are being converted. */
export function StatusLine({
  status,
  conversion_progress,
}: Pick<ActivityItem, 'status' | 'conversion_progress'>) {
  const t = useMessages(activityMessages);
  if (conversion_progress === null) return <StatusBadge status={status} />;
  const percent = Math.floor(conversion_progress * 100);
  return (
    <div className={styles.converting}>
      <StatusBadge status={status} />
      <div className={styles.progress}>
        <Progress.Root size="sm" className={styles.bar}>
          <Progress.Section value={percent} aria-label={t('status_2')} />
        </Progress.Root>
        <span className={styles.percent}>{t('percent', { percent })}</span>
      </div>
    </div>
  );
}
