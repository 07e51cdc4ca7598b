import type { App } from '#server/http/context.ts';
import * as enqueue from '#server/jobs/enqueue.repository.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';

/** Requests and cancels jobs; `startJobs` runs them. */

/** Adds a job, or returns the one that is already waiting or running. */
export async function enqueueJob(app: App, newJob: enqueue.NewJob): Promise<Job> {
  const job = await enqueue.enqueue(app.db, newJob, app.now());
  if (job) {
    app.bus.publish('jobs', 0, { kind: job.kind });
    return job;
  }
  const knownJob = await jobs.findJob(app.db, newJob.kind, newJob.key);
  // Undefined if it was deleted meanwhile.
  return knownJob ?? enqueueJob(app, newJob);
}

/** Cancels a job; true if it was still waiting or running. */
export async function cancelJob(app: App, { id }: Pick<Job, 'id'>): Promise<boolean> {
  const isCancelled = await jobs.markCancelled(app.db, id, app.now());
  if (isCancelled) app.bus.publish('job', id, { state: 'cancelled' });
  return isCancelled;
}
