import type { ApiReply } from '#contract/api.ts';
import { backupFailures } from '#contract/backup.ts';
import type { App } from '#server/app.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { listLostFiles } from '#server/features/backup/backup-format.ts';
import { backupJob, backupJobKey } from '#server/features/backup/backup-job-key.ts';
import { findNextTimeAtHour } from '#server/features/backup/choose-kept.ts';
import type { MadeBackup } from '#server/features/backup/make-backup.service.ts';
import type { SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** Shows administrators the state of backups, and starts a backup for them. */

type Status = ApiReply<'GET /admin/backup'>;
type LastBackup = NonNullable<Status['last']>;

/** A day, plus time for making the backup. An older last backup is reported as late. */
const lateAfterMs = 36 * 3_600_000;

export async function recordBackup(db: Db, { manifest }: MadeBackup): Promise<void> {
  const { started_at, ended_at, files } = manifest;
  const lastBackup: LastBackup = {
    started_at,
    ended_at,
    file_count: files.count,
    bytes: files.bytes,
    lost_count: listLostFiles(manifest).length,
  };
  await writeSetting(db, 'last_backup', JSON.stringify(lastBackup));
}

function findFailure(job: Job | undefined, lastBackup: LastBackup | null): Status['failure'] {
  const failedAt = job?.ended_at ?? 0;
  if (job?.state !== 'failed' || (lastBackup && lastBackup.ended_at > failedAt)) return null;
  return { reason: backupFailures.find((each) => each === job.error) ?? 'failed', at: failedAt };
}

export async function describeBackups({ db, env, now }: App): Promise<Status> {
  const text = await readSetting(db, 'last_backup');
  const lastBackup = text === '' ? null : (JSON.parse(text) as LastBackup);
  const job = await findJob(db, backupJob.kind, backupJobKey);
  const isWaiting = job?.state === 'queued' || job?.state === 'running';
  return {
    next_at: env.backup
      ? findNextTimeAtHour(now(), env.backup.hour, await readSetting(db, 'time_zone'))
      : null,
    last: lastBackup,
    progress: isWaiting ? job.progress : null,
    failure: findFailure(job, lastBackup),
    is_late: env.backup !== undefined && lastBackup !== null && now() - lastBackup.started_at > lateAfterMs,
  };
}

export async function startBackup({ app, actor }: SignedInContext): Promise<Record<string, never>> {
  if (!app.env.backup) throw new AppError('backup_not_set');
  const auditSubject = { subject_kind: 'school', subject_id: 0 } as const;
  await inTransaction(app.db, async (tx) => {
    await recordAudit(tx, { at: app.now(), actor_id: actor.id, action: 'school.backup', ...auditSubject });
    await enqueueJob(app, tx, backupJob, { key: backupJobKey, requested_by: actor.id, payload: {} });
  });
  return {};
}
