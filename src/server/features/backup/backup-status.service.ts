import type { ApiReply } from '#contract/api.ts';
import { backupFailures } from '#contract/backup.ts';
import { AppError } from '#server/app-error.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import { readSetting, writeSetting } from '#server/database/settings.ts';
import { recordAudit } from '#server/features/audit/audit.service.ts';
import { listLostFiles } from '#server/features/backup/backup-format.ts';
import { backupJob } from '#server/features/backup/backup-job-key.ts';
import { findNextHour } from '#server/features/backup/choose-kept.ts';
import type { MadeBackup } from '#server/features/backup/make-backup.service.ts';
import type { App, SignedInContext } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** The state of backups for administrators, and their button that requests one. */

type Status = ApiReply<'GET /admin/backup'>;
type LastBackup = NonNullable<Status['last']>;

/** A day, plus time for making the backup. */
const lateAfterMs = 36 * 3_600_000;

export async function recordBackup(db: Db, { manifest }: MadeBackup): Promise<void> {
  const { started_at, ended_at, files } = manifest;
  const last: LastBackup = {
    started_at,
    ended_at,
    file_count: files.count,
    bytes: files.bytes,
    lost_count: listLostFiles(manifest).length,
  };
  await writeSetting(db, 'last_backup', JSON.stringify(last));
}

function findFailure(job: Job | undefined, last: LastBackup | null): Status['failure'] {
  const at = job?.ended_at ?? 0;
  if (job?.state !== 'failed' || (last && last.ended_at > at)) return null;
  return { reason: backupFailures.find((each) => each === job.error) ?? 'failed', at };
}

export async function describeBackups({ db, env, now }: App): Promise<Status> {
  const text = await readSetting(db, 'last_backup');
  const last = text === '' ? null : (JSON.parse(text) as LastBackup);
  const job = await findJob(db, backupJob.kind, backupJob.key);
  const isWaiting = job?.state === 'queued' || job?.state === 'running';
  return {
    next_at: env.backup ? findNextHour(now(), env.backup.hour, await readSetting(db, 'time_zone')) : null,
    last,
    progress: isWaiting ? job.progress : null,
    failure: findFailure(job, last),
    is_late: env.backup !== undefined && last !== null && now() - last.started_at > lateAfterMs,
  };
}

export async function startBackup({ app, actor }: SignedInContext): Promise<Record<string, never>> {
  if (!app.env.backup) throw new AppError('backup_not_set');
  const school = { subject_kind: 'school', subject_id: 0 } as const;
  await inTransaction(app.db, async (tx) => {
    await recordAudit(tx, { at: app.now(), actor_id: actor.id, action: 'school.backup', ...school });
    await enqueueJob({ ...app, db: tx }, { ...backupJob, requested_by: actor.id });
  });
  return {};
}
