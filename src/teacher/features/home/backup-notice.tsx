import { BackupWarning } from '#teacher/shared/backup/backup-warning.tsx';
import { useCall } from '#ui/api/hooks.ts';

/** Warns administrators about failed backups, which they would otherwise notice only when they need one. */
export function BackupNotice() {
  const status = useCall('GET /admin/backup', {}, { quiet: true });
  return status.data ? <BackupWarning status={status.data} /> : null;
}
