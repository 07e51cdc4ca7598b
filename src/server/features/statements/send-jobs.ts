import type { App } from '#server/app.ts';
import { readRecordStore, readSendState } from '#server/features/statements/record-store.service.ts';
import { hasEvents } from '#server/features/statements/statements.repository.ts';
import { defineJob, implementJob, noPayload } from '#server/jobs/define-job.ts';
import type { JobKind } from '#server/jobs/job-kind.ts';
import { enqueueJob } from '#server/jobs/jobs.service.ts';
import { startRepeating } from '#server/jobs/start-repeating.ts';
import { findFirstAdministrator } from '#server/policy/administrators.repository.ts';
import { sendWaiting } from './send-waiting.service.ts';

/**
 * Sends statements as one job, so that one server at a time does it. The job is requested a little later by a look at the
 * table, and not by those who write statements: all who hand in at the same time would wait for its one row.
 */

const lookIntervalMs = 5_000;

export const sendStatementsJob = defineJob({ kind: 'send_statements', payload: noPayload });

export function sendStatementsJobs(app: App): Record<string, JobKind> {
  return implementJob(sendStatementsJob, {
    lane: 'statements',
    timeMaxMinutes: 10,
    runJob: async (_job, { signal }) => {
      await sendWaiting(app, { signal });
      return () => Promise.resolve();
    },
    explain: () => undefined,
  });
}

/** Requests the job if statements wait, and the delay after a failure is over. */
export async function enqueueIfWaiting(app: App): Promise<void> {
  const { db } = app;
  if (!(await readRecordStore(db)).is_on || !(await hasEvents(db))) return;
  const { retry_at } = await readSendState(db);
  if (retry_at !== null && app.now() < retry_at) return;
  const requested_by = await findFirstAdministrator(db);
  if (requested_by === undefined) return;
  await enqueueJob(app, db, sendStatementsJob, { key: 'school', requested_by, payload: {} });
}

/** Looks now and then for waiting statements. The returned function stops it and resolves after the current look. */
export function startStatementSchedule(app: App, onError: (error: unknown) => void): () => Promise<void> {
  return startRepeating(() => enqueueIfWaiting(app), onError, { everyMs: lookIntervalMs, waitsFirst: true });
}
