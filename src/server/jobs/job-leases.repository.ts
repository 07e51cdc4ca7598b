import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';
import { isWaiting, noLease } from './jobs.repository.ts';

/** Queries of the processes that run jobs. Every write checks that the lease is still held. */

export type Claim = { kinds: readonly string[]; now: number; until: number; holder: string };

/** People with a running job of these kinds. */
function listBusyPeople(db: Db, { kinds, now }: Claim) {
  return db
    .selectFrom('job')
    .select('requested_by')
    .where(isWaiting)
    .where('kind', 'in', kinds)
    .where('state', '=', 'running')
    .where('leased_until', '>=', now);
}

async function findNext(db: Db, claim: Claim): Promise<Job | undefined> {
  const { kinds, now } = claim;
  return db
    .selectFrom('job')
    .selectAll()
    .where(isWaiting)
    .where('kind', 'in', kinds)
    .where('due_at', '<=', now)
    .where((eb) => eb.or([eb('state', '=', 'queued'), eb('leased_until', '<', now)]))
    .where((eb) => eb('requested_by', 'not in', listBusyPeople(db, claim)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Claims the oldest due job, or a running one whose lease has expired, and returns it with the mark of its previous
 * holder. Runs only one job of these kinds per person, so that nobody occupies all lanes. Undefined if no job is due.
 */
export async function claimNext(
  db: Db,
  claim: Claim,
): Promise<{ job: Job; lastHolder: string | null } | undefined> {
  for (;;) {
    const next = await findNext(db, claim);
    if (!next) return undefined;
    const job = await db
      .updateTable('job')
      .set({
        state: 'running',
        progress: 0,
        tries: next.tries + 1,
        leased_until: claim.until,
        leased_by: claim.holder,
      })
      .where('id', '=', next.id)
      .where('state', '=', next.state)
      .where('leased_by', next.leased_by === null ? 'is' : '=', next.leased_by)
      .returningAll()
      .executeTakeFirst();
    if (job) return { job, lastHolder: next.leased_by };
    // Another process was faster.
  }
}

async function changeLeased(db: Db, { id, leased_by: holder }: Job, changes: Partial<Job>): Promise<boolean> {
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
export function renew(db: Db, job: Job, progress: number, until: number): Promise<boolean> {
  return changeLeased(db, job, { progress, leased_until: until });
}

/** Must be called in the transaction that stores the result. */
export function finish(db: Db, job: Job, now: number): Promise<boolean> {
  return changeLeased(db, job, { ...noLease, state: 'done', progress: 1, error: '', ended_at: now });
}

export type Failure = Pick<Job, 'error' | 'error_params'>;

export function fail(db: Db, job: Job, failure: Failure, now: number): Promise<boolean> {
  return changeLeased(db, job, { ...noLease, ...failure, state: 'failed', ended_at: now });
}

/** Makes the job wait again, at least until `dueAt`. */
export function retryLater(db: Db, job: Job, failure: Failure, dueAt: number): Promise<boolean> {
  return changeLeased(db, job, { ...noLease, ...failure, state: 'queued', progress: 0, due_at: dueAt });
}

/** Undoes the claim. */
export function requeueJob(db: Db, job: Job): Promise<boolean> {
  return changeLeased(db, job, { ...noLease, state: 'queued', progress: 0, tries: job.tries - 1 });
}
