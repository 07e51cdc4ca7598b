import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { noLease } from './jobs.repository.ts';

/** Queries of the processes that run jobs. Every write checks that the lease is still held. */

async function updateLeasedJob(
  db: Db,
  { id, leased_by: holder }: Job,
  changes: Partial<Job>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('leased_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Renews a lease. False if the lease was lost; the same holds for all functions below. */
export function renewLease(db: Db, job: Job, progress: number, until: number): Promise<boolean> {
  return updateLeasedJob(db, job, { progress, leased_until: until });
}

/** Must be called in the transaction that stores the result. */
export function finishJob(db: Db, job: Job, now: number): Promise<boolean> {
  return updateLeasedJob(db, job, { ...noLease, state: 'done', progress: 1, error: '', ended_at: now });
}

export type JobFailure = Pick<Job, 'error' | 'error_params'>;

/** Ends the job with an error. */
export function failJob(db: Db, job: Job, failure: JobFailure, now: number): Promise<boolean> {
  return updateLeasedJob(db, job, { ...noLease, ...failure, state: 'failed', ended_at: now });
}

/** Makes the job wait again, at least until `dueAt`. */
export function retryLater(db: Db, job: Job, failure: JobFailure, dueAt: number): Promise<boolean> {
  return updateLeasedJob(db, job, { ...noLease, ...failure, state: 'queued', progress: 0, due_at: dueAt });
}

/** Undoes the claim. */
export function requeueJob(db: Db, job: Job): Promise<boolean> {
  return updateLeasedJob(db, job, { ...noLease, state: 'queued', progress: 0, tries: job.tries - 1 });
}
