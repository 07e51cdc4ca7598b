import { Button, Progress } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import styles from '#teacher/features/setting/setting.module.css';
import { BackupWarning } from '#teacher/shared/backup/backup-warning.tsx';
import { useCall, useSend } from '#ui/api/hooks.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { LoadError } from '#ui/primitives/page-state.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { backupSettingMessages } from './backup-setting-messages.ts';

type Status = ApiReply<'GET /admin/backup'>;

/** Interval of reading the progress while a backup is being made. */
const followMs = 1_000;

/** The last backup, the next one, and a button to make one now. */
export function BackupSetting() {
  const t = useMessages(backupSettingMessages);
  const status = useCall(
    'GET /admin/backup',
    {},
    { inPlace: true, refetchMs: (reply) => (reply && reply.progress !== null ? followMs : undefined) },
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

function BackupTimes({ status: { last, next_at } }: { status: Status }) {
  const t = useMessages(backupSettingMessages);
  const formats = useFormats();
  const facts = last && {
    time: formats.dateTime(last.started_at),
    count: last.file_count,
    files: formats.number(last.file_count),
    size: formats.bytes(last.bytes),
    duration: formats.duration(Math.max(1_000, last.ended_at - last.started_at)),
  };
  return (
    <div>
      <p>{facts ? t('last', facts) : t('none')}</p>
      <p>{next_at === null ? t('no_schedule') : t('next', { time: formats.dateTime(next_at) })}</p>
    </div>
  );
}

function StartBackup({ status: { progress } }: { status: Status }) {
  const t = useMessages(backupSettingMessages);
  const start = useSend('POST /admin/backup_start', {
    refreshes: ['GET /admin/backup'],
    failure: t('not_started'),
  });
  if (progress !== null)
    return (
      <Progress.Root size="lg">
        <Progress.Section value={Math.max(2, progress * 100)} color="harbour" aria-label={t('running')} />
      </Progress.Root>
    );
  return (
    <div>
      <Button loading={start.isPending} onClick={() => start.mutate({})}>
        {t('start')}
      </Button>
    </div>
  );
}
