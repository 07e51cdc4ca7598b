import type { App } from '#server/app.ts';
import { inTransaction } from '#server/database/database.ts';
import { type Job, JobError, type JobKind } from '#server/jobs/job-kind.ts';
import { stoppingError } from '#server/jobs/job-lane.ts';
import { keepLease, leaseMs } from '#server/jobs/lease.ts';
import { makeWorkFolder, removeWorkFolder } from '#server/jobs/work-folders.ts';
import * as leases from './job-leases.repository.ts';

/** Runs a claimed job until it is done, failed, waiting again, returned to the queue, or lost to another process. */

/** How often a job is tried after unexpected errors and crashes. */
const maxTries = 3;

/** The delay doubles with each try. */
const firstRetryDelayMs = 10_000;

/** The job was cancelled, or another process has claimed it. */
const lostJobError = new Error('The job is no longer held');

async function runLeasedJob(app: App, kind: JobKind, job: Job, signal: AbortSignal): Promise<void> {
  const holder = job.leased_by ?? '';
  const abortController = new AbortController();
  const timer = setTimeout(
    () => abortController.abort(new JobError('took_too_long', { count: kind.timeMaxMinutes })),
    kind.timeMaxMinutes * 60_000,
  );
  const lease = keepLease({
    renew: (progress) => leases.renewLease(app.db, job, progress, app.now() + leaseMs),
    onLost: () => abortController.abort(lostJobError),
  });
  const endSubscription = app.bus.subscribe('job', job.id, lease.check);
  try {
    const folder = await makeWorkFolder(app.env.dataDir, holder);
    const run = {
      signal: AbortSignal.any([signal, abortController.signal]),
      progress: lease.progress,
      folder,
    };
    const storeResult = await kind.runJob(job, run);
    await inTransaction(app.db, async (tx) => {
      if (!(await leases.finishJob(tx, job, app.now()))) throw lostJobError;
      await storeResult(tx);
    });
  } finally {
    clearTimeout(timer);
    endSubscription();
    await lease.end();
    await removeWorkFolder(app.env.dataDir, holder);
  }
}

async function endFailedJob(
  app: App,
  kind: JobKind,
  job: Job,
  error: unknown,
  onError: (error: unknown) => void,
): Promise<void> {
  // A stopping server does not count as a try.
  if (error === stoppingError) await leases.requeueJob(app.db, job);
  if (error === stoppingError || error === lostJobError) return;
  const jobError = error instanceof JobError ? error : kind.explain(error);
  const { key, params } = jobError ?? new JobError('failed');
  const failure = { error: key, error_params: JSON.stringify(params) };
  const now = app.now();
  const isFailureStored =
    jobError || job.tries >= maxTries
      ? await leases.failJob(app.db, job, failure, now)
      : await leases.retryLater(app.db, job, failure, now + firstRetryDelayMs * 2 ** (job.tries - 1));
  // A process that has taken the job over may have removed the folder of this run, so the error means
  // nothing.
  if (isFailureStored && !jobError) onError(error);
}

/** Runs a claimed job to its end. Rejects only if the database does not answer. */
export async function runJob(
  app: App,
  kind: JobKind,
  { job, lastHolder }: { job: Job; lastHolder: string | null },
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  if (lastHolder !== null) await removeWorkFolder(app.env.dataDir, lastHolder);
  try {
    if (job.tries > maxTries) throw new JobError('stopped_server');
    await runLeasedJob(app, kind, job, signal);
  } catch (error) {
    await endFailedJob(app, kind, job, error, onError);
  }
  await kind.tidy?.(job);
}
