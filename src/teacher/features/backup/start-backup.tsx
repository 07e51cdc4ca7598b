import { Button, Progress } from '@mantine/core';
import type { ApiReply } from '#contract/api.ts';
import { useSend } from '#ui/api/hooks.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { backupSettingMessages } from './backup-setting-messages.ts';

type BackupStatus = ApiReply<'GET /admin/backup'>;

/** A button that makes a backup now; the backup's progress while one is being made. */
export function StartBackup({ status: { progress } }: { status: BackupStatus }) {
  const t = useMessages(backupSettingMessages);
  const start = useSend('POST /admin/backup_start', {
    refreshes: ['GET /admin/backup'],
    failureText: t('not_started'),
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
