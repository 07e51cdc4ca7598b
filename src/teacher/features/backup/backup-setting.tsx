import { BackupWarning } from '#teacher/shared/backup/backup-warning.tsx';
import styles from '#teacher/shared/setting/setting-card.module.css';
import { useCall } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { backupSettingMessages } from './backup-setting-messages.ts';
import { BackupTimes } from './backup-times.tsx';
import { StartBackup } from './start-backup.tsx';

/** Interval of reading the progress while a backup is being made. */
const progressIntervalMs = 1_000;

/** The last backup, the next one, and a button to make one now. */
export function BackupSetting() {
  const t = useMessages(backupSettingMessages);
  const status = useCall(
    'GET /admin/backup',
    {},
    {
      reportsInPlace: true,
      refetchMs: (reply) => (reply && reply.progress !== null ? progressIntervalMs : undefined),
    },
  );
  return (
    <section className={styles.card} aria-labelledby="setting-backup">
      <h2 id="setting-backup">{t('title')}</h2>
      <p className={styles.text}>{t('text')}</p>
      {status.isPending && <Skeleton lines={2} height="2.75rem" />}
      {status.isError && <LoadError error={status.error} onRetry={() => void status.refetch()} />}
      {status.data && (
        <>
          <BackupWarning status={status.data} />
          <BackupTimes status={status.data} />
          {status.data.next_at !== null && <StartBackup status={status.data} />}
        </>
      )}
    </section>
  );
}
