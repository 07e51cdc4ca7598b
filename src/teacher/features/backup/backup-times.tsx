import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { backupSettingMessages } from './backup-setting-messages.ts';

type BackupStatus = ApiReply<'GET /admin/backup'>;

/** Says when the last backup was made and when the next one is due. */
export function BackupTimes({ status: { last, next_at } }: { status: BackupStatus }) {
  const t = useMessages(backupSettingMessages);
  const formats = useFormats();
  const lastBackupParams = last && {
    time: formats.dateTime(last.started_at),
    count: last.file_count,
    files: formats.number(last.file_count),
    size: formats.bytes(last.bytes),
    duration: formats.duration(Math.max(1_000, last.ended_at - last.started_at)),
  };
  return (
    <div>
      <p>{lastBackupParams ? t('last', lastBackupParams) : t('none')}</p>
      <p>{next_at === null ? t('no_schedule') : t('next', { time: formats.dateTime(next_at) })}</p>
    </div>
  );
}
