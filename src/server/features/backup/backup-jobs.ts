import { findOwn } from '#contract/find-own.ts';
import type { App } from '#server/app.ts';
import { BackupFailed, backUpInChildProcess } from '#server/features/backup/back-up-in-child-process.ts';
import { backupJob } from '#server/features/backup/backup-job-key.ts';
import { recordBackup } from '#server/features/backup/backup-status.service.ts';
import { removeOldBackups } from '#server/features/backup/remove-old-backups.ts';
import { implementJob } from '#server/jobs/define-job.ts';
import { JobError, type JobKind } from '#server/jobs/job-kind.ts';

/** Makes backups as jobs. */

/** Failure keys by error code of the file system. Trying again would not help against these errors. */
const failureByErrorCode: Readonly<Record<string, string>> = {
  ENOSPC: 'backup_disk_full',
  EACCES: 'backup_not_writable',
  EPERM: 'backup_not_writable',
  EROFS: 'backup_not_writable',
  ENOTDIR: 'backup_not_writable',
};

function toJobError(error: unknown): JobError | undefined {
  const key = error instanceof BackupFailed ? findOwn(failureByErrorCode, error.code ?? '') : undefined;
  return key === undefined ? undefined : new JobError(key);
}

/** Returns no kind of job if this process has no folder for backups; another process may have one. */
export function backupJobs(app: App): Record<string, JobKind> {
  const { backup } = app.env;
  if (!backup) return {};
  return implementJob(backupJob, {
    lane: 'backup',
    timeMaxMinutes: 12 * 60,
    runJob: async (_job, { signal, progress }) => {
      const madeBackup = await backUpInChildProcess(
        { env: app.env, folder: backup.folder },
        { signal, onProgress: progress },
      );
      await removeOldBackups(app.db, backup, madeBackup.manifest);
      return (tx) => recordBackup(tx, madeBackup);
    },
    explain: toJobError,
  });
}
