import type { App } from '#server/app.ts';
import { readSetting } from '#server/database/settings.ts';
import { backupJob, backupJobKey } from '#server/features/backup/backup-job-key.ts';
import { findLastTimeAtHour } from '#server/features/backup/choose-kept.ts';
import { findJob } from '#server/jobs/jobs.repository.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { minuteMs, startRepeating } from '#server/jobs/start-repeating.ts';
import { findFirstAdministrator } from '#server/policy/administrators.repository.ts';

/** Requests a backup once a day, also a late one if no server ran at the hour of the backup. */

/**
 * Adds the day's backup job if it is missing. A school without an administrator is not set up yet and needs
 * no backup.
 */
export async function enqueueIfDue(app: App): Promise<void> {
  const { db, env, now } = app;
  if (!env.backup) return;
  const dueAt = findLastTimeAtHour(now(), env.backup.hour, await readSetting(db, 'time_zone'));
  const job = await findJob(db, backupJob.kind, backupJobKey);
  if (job && job.created_at >= dueAt) return;
  const requested_by = await findFirstAdministrator(db);
  if (requested_by === undefined) return;
  await enqueueJob(app, db, backupJob, { key: backupJobKey, requested_by, payload: {} });
}

/**
 * Checks now and every minute whether a backup is due. The returned function stops this and resolves once the current
 * check has ended.
 */
export function startBackupSchedule(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => enqueueIfDue(app), onError, { everyMs: minuteMs });
}
