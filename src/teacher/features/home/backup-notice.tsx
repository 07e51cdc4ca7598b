import { BackupWarning } from '#teacher/shared/backup/backup-warning.tsx';
import { useCall } from '#ui/api/hooks.ts';

/** Warns administrators, who see no backup until they need it. */
export function BackupNotice() {
  const status = useCall('GET /admin/backup', {}, { quiet: true });
  return status.data ? <BackupWarning status={status.data} /> : null;
}
