import { sql } from 'kysely';
import { splitForStatements } from '#server/database/chunks.ts';
import type { Db } from '#server/database/database.ts';
import type { Job } from '#server/jobs/job-kind.ts';

/**
 * Queries of jobs. A kind has one row for a key, of the job that was asked for last. A running one is held by whoever
 * drew `leased_by`, until `leased_until`; every write of a holder asks for its own mark, so that one which was too slow
 * changes nothing.
 */

/** Written out, since that is how the partial index of waiting rows is found. */
const isWaiting = sql<boolean>`state in ('queued', 'running')`;

const unheld = { leased_by: null, leased_until: null };

export type NewJob = Pick<Job, 'kind' | 'key' | 'requested_by'> & { payload?: unknown };

/** Undefined where such a job is waiting or running; one that has ended begins anew. */
export async function enqueue(
  db: Db,
  { kind, key, requested_by, payload = {} }: NewJob,
  now: number,
): Promise<Job | undefined> {
  const fresh = {
    ...unheld,
    payload: JSON.stringify(payload),
    state: 'queued' as const,
    progress: 0,
    error: '',
    error_params: '{}',
    tries: 0,
    requested_by,
    created_at: now,
    due_at: now,
    ended_at: null,
  };
  return db
    .insertInto('job')
    .values({ kind, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet(fresh)
        .where('job.state', 'not in', ['queued', 'running']),
    )
    .returningAll()
    .executeTakeFirst();
}

export function findJob(db: Db, kind: string, key: string): Promise<Job | undefined> {
  return db.selectFrom('job').selectAll().where('kind', '=', kind).where('key', '=', key).executeTakeFirst();
}

export async function listJobs(db: Db, kinds: readonly string[], keys: readonly string[]): Promise<Job[]> {
  const rows: Job[] = [];
  for (const part of splitForStatements(keys)) {
    const found = db.selectFrom('job').selectAll().where('kind', 'in', kinds).where('key', 'in', part);
    rows.push(...(await found.execute()));
  }
  return rows;
}

/** Tells whether it was still to be done. Who runs it loses its hold. */
export async function cancel(db: Db, id: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set({ ...unheld, state: 'cancelled', ended_at: now })
    .where('id', '=', id)
    .where(isWaiting)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Claim = { kinds: readonly string[]; now: number; until: number; holder: string };

/** Those of whom something of these kinds is running. */
function listServed(db: Db, { kinds, now }: Claim) {
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
    .where((eb) => eb('requested_by', 'not in', listServed(db, claim)))
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Takes the oldest job that is due, or one whose holder is gone: as it is now, with the mark that its last holder had. Of
 * each person one of these kinds runs at a time, so that nobody takes all places. Undefined when nothing waits for a place.
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

async function changeHeld(db: Db, { id, leased_by: holder }: Job, changes: Partial<Job>): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('job')
    .set(changes)
    .where('id', '=', id)
    .where('state', '=', 'running')
    .where('leased_by', '=', holder)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The heartbeat of who holds a job; false = it is held no longer, as with all that follow. */
export function renew(db: Db, job: Job, progress: number, until: number): Promise<boolean> {
  return changeHeld(db, job, { progress, leased_until: until });
}

/** To be called in the transaction that writes what the job has made. */
export function finish(db: Db, job: Job, now: number): Promise<boolean> {
  return changeHeld(db, job, { ...unheld, state: 'done', progress: 1, error: '', ended_at: now });
}

export type Failure = Pick<Job, 'error' | 'error_params'>;

export function fail(db: Db, job: Job, failure: Failure, now: number): Promise<boolean> {
  return changeHeld(db, job, { ...unheld, ...failure, state: 'failed', ended_at: now });
}

/** It waits again, until then at least. */
export function retryLater(db: Db, job: Job, failure: Failure, dueAt: number): Promise<boolean> {
  return changeHeld(db, job, { ...unheld, ...failure, state: 'queued', progress: 0, due_at: dueAt });
}

/** As if it had never been taken. */
export function giveBack(db: Db, job: Job): Promise<boolean> {
  return changeHeld(db, job, { ...unheld, state: 'queued', progress: 0, tries: job.tries - 1 });
}

/** Marks of all who hold something now or held it before they were lost. */
export async function listHolders(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('job').select('leased_by').where(isWaiting).execute();
  return rows.flatMap(({ leased_by }) => leased_by ?? []);
}
