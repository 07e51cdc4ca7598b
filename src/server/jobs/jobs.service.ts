import type { App } from '#server/app.ts';
import { afterCommit, type Db, inTransaction } from '#server/database/database.ts';
import * as enqueue from '#server/jobs/enqueue.repository.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';

/** Requests and cancels jobs; `startJobs` runs them. */

/**
 * Adds a job, or returns the one that is already waiting or running. Lanes are woken after the commit, because before it
 * they would not see the job.
 */
export function enqueueJob(app: Pick<App, 'bus' | 'now'>, db: Db, newJob: enqueue.NewJob): Promise<Job> {
  const { kind, key } = newJob;
  return inTransaction(db, async (tx): Promise<Job> => {
    const job = await enqueue.enqueue(tx, newJob, app.now());
    if (job) afterCommit(tx, () => app.bus.publish('jobs', 0, { kind }));
    // Undefined if it was deleted meanwhile.
    return job ?? (await jobs.findJob(tx, kind, key)) ?? enqueueJob(app, tx, newJob);
  });
}

/** Cancels a job; true if it was still waiting or running. */
export async function cancelJob(app: App, { id }: Pick<Job, 'id'>): Promise<boolean> {
  const isCancelled = await jobs.markCancelled(app.db, id, app.now());
  if (isCancelled) app.bus.publish('job', id, { state: 'cancelled' });
  return isCancelled;
}
