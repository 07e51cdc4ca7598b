import type { App } from '#server/app.ts';
import { type Db, inTransaction } from '#server/database/database.ts';
import type { JobDefinition } from '#server/jobs/define-job.ts';
import * as enqueue from '#server/jobs/enqueue.repository.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import * as jobs from '#server/jobs/jobs.repository.ts';
import { publish } from '#server/realtime/bus.ts';

/** Requests and cancels jobs; `startJobs` runs them. */

/**
 * Adds a job, or returns the one that is already waiting or running. Lanes are woken after the commit, because before it
 * they would not see the job.
 */
export function enqueueJob<P>(
  app: Pick<App, 'bus' | 'now'>,
  db: Db,
  definition: JobDefinition<P>,
  request: { key: string; requested_by: number; payload: P },
): Promise<Job> {
  const { kind } = definition;
  return inTransaction(db, async (tx): Promise<Job> => {
    const job = await enqueue.enqueue(tx, { kind, ...request }, app.now());
    if (job) publish(app, tx, 'jobs', 0, { kind });
    // Undefined if it was deleted meanwhile.
    return job ?? (await jobs.findJob(tx, kind, request.key)) ?? enqueueJob(app, tx, definition, request);
  });
}

/** Cancels a job; true if it was still waiting or running. */
export function cancelJob(app: App, { id }: Pick<Job, 'id'>): Promise<boolean> {
  return inTransaction(app.db, async (tx) => {
    const isCancelled = await jobs.markCancelled(tx, id, app.now());
    if (isCancelled) publish(app, tx, 'job', id, { state: 'cancelled' });
    return isCancelled;
  });
}
