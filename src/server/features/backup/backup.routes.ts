import { backupOperations } from '#contract/backup.ts';
import { describeBackups, startBackup } from '#server/features/backup/backup-status.service.ts';
import { bindHandlers } from '#server/http/route.ts';

export const backupRoutes = bindHandlers(backupOperations, {
  status: ({ app }) => describeBackups(app),
  start: startBackup,
});
