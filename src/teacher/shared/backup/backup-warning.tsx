import { IconAlertTriangle } from '@tabler/icons-react';
import type { ApiReply } from '#contract/api.ts';
import { useFormats } from '#ui/i18n/formats.ts';
import { useMessages } from '#ui/i18n/use-messages.ts';
import { backupMessages } from './backup-messages.ts';
import styles from './backup-warning.module.css';

/** Warns administrators about failed, late or incomplete backups; renders nothing while all is well. */
export function BackupWarning({ status }: { status: ApiReply<'GET /admin/backup'> }) {
  const t = useMessages(backupMessages);
  const formats = useFormats();
  const { failure, is_late, last } = status;
  const warnings: string[] = [];
  if (failure) {
    const reason = t(failure.reason === 'failed' ? 'failed_otherwise' : failure.reason);
    warnings.push(t('failed', { time: formats.dateTime(failure.at), reason }));
  }
  if (is_late && last) warnings.push(t('late', { time: formats.dateTime(last.started_at) }));
  if (last && last.lost_count > 0) warnings.push(t('lost', { count: last.lost_count }));
  if (warnings.length === 0) return null;
  return (
    <div role="alert" className={styles.warning}>
      <IconAlertTriangle size={20} aria-hidden="true" />
      <div>
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </div>
    </div>
  );
}
