import type { App } from '#server/http/context.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';

/** Jobs as features ask for them; `startJobs` does the work. */

/** The job with this key, which is the one there is if it waits or runs already. */
export async function enqueueJob(app: App, wanted: jobs.NewJob): Promise<Job> {
  const job = await jobs.enqueue(app.db, wanted, app.now());
  if (job) {
    app.bus.publish('jobs', 0, { kind: job.kind });
    return job;
  }
  const known = await jobs.findJob(app.db, wanted.kind, wanted.key);
  // It has been forgotten between the two.
  return known ?? enqueueJob(app, wanted);
}

/** Tells whether it was still to be done. */
export async function cancelJob(app: App, { id }: Pick<Job, 'id'>): Promise<boolean> {
  const isCancelled = await jobs.cancel(app.db, id, app.now());
  if (isCancelled) app.bus.publish('job', id, { state: 'cancelled' });
  return isCancelled;
}
