import { readSetting } from '#server/database/settings.ts';
import { backupJob } from '#server/features/backup/backup-job-key.ts';
import { findFirstAdministrator } from '#server/features/backup/backup-status.repository.ts';
import { findLastHour } from '#server/features/backup/choose-kept.ts';
import type { App } from '#server/http/context.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';

/** Requests a backup once a day, and makes up for one that was missed while no server ran. */

const lookMs = 60_000;

/** Adds the job of the day. A school without an administrator is not set up yet and needs no backup. */
export async function enqueueIfDue(app: App): Promise<void> {
  const { db, env, now } = app;
  if (!env.backup) return;
  const due = findLastHour(now(), env.backup.hour, await readSetting(db, 'time_zone'));
  const job = await findJob(db, backupJob.kind, backupJob.key);
  if (job && job.created_at >= due) return;
  const requested_by = await findFirstAdministrator(db);
  if (requested_by !== undefined) await enqueueJob(app, { ...backupJob, requested_by });
}

/** Checks now and every minute. The returned function stops it and resolves once it has ended. */
export function startBackupSchedule(app: App, onError: (error: unknown) => void): () => Promise<void> {
  let look = enqueueIfDue(app).catch(onError);
  const timer = setInterval(() => {
    look = enqueueIfDue(app).catch(onError);
  }, lookMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await look;
  };
}
